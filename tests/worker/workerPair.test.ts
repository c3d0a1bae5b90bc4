import { expect, test } from 'vitest';
import { constructSharedGateway, constructSharedQuotes } from '#app/bridge/constructWorkers.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { type OpenPair, openWorkerPair } from '#tests/support/browser/openWorkerPair.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

const refuse = (): never => {
  throw new DOMException('Shared workers are switched off here.', 'SecurityError');
};

test('shared workers that start are used, both of them', async () => {
  const { pair, linkStates, shown } = await openWorkerPair({
    ...sandbox,
    symbols: ['BTCUSDT'],
    constructShared: { quotes: constructSharedQuotes, gateway: constructSharedGateway },
  });
  await expect.poll(() => shown().quoteBySymbol.size).toBe(1);
  expect(linkStates).toEqual([{ linkState: 'attached', transport: 'shared' }]);
  expect(unwrap(await pair.callQuotes((quotes) => quotes.inspect())).tabs).toBe(1);
});

test.each([
  ['neither shared worker', { quotes: refuse, gateway: refuse }],
  ['only one of them', { quotes: constructSharedQuotes, gateway: refuse }],
] as const)(
  'where %s can be built, both run in this tab alone and prices come all the same',
  async (_, constructShared) => {
    const { linkStates, shown } = await openWorkerPair({ ...sandbox, symbols: ['BTCUSDT'], constructShared });
    await expect.poll(() => shown().quoteBySymbol.size, { timeout: 10_000 }).toBe(1);
    expect(linkStates).toEqual([{ linkState: 'attached', transport: 'dedicated' }]);
  },
);

test('the shared worker that is left behind no longer counts this tab, nor keeps a socket for it', async () => {
  const left = await openWorkerPair({
    ...sandbox,
    symbols: ['BTCUSDT'],
    constructShared: { quotes: constructSharedQuotes, gateway: refuse },
  });
  await expect.poll(() => left.shown().quoteBySymbol.size, { timeout: 10_000 }).toBe(1);
  const shared = constructSharedQuotes();
  // The tab of the first test is in there until its lock was seen free.
  await expect.poll(async () => unwrap(await shared.inspect()).tabs).toBe(0);
  await expect.poll(async () => (await sandbox.read()).sockets).toBe(1);
});

const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'] as const;

async function openLookingPair(): Promise<OpenPair> {
  const opened = await openWorkerPair({ ...sandbox, symbols: SYMBOLS });
  await expect.poll(() => opened.shown().quoteBySymbol.size).toBe(SYMBOLS.length);
  return opened;
}

/** Prices of after now have come for every symbol. */
async function expectNewPrices({ shown, batches }: OpenPair): Promise<void> {
  const [atMs, had] = [Date.now(), batches.length];
  const isNew = () => (shown().asOfMs ?? 0) > atMs && batches.slice(had).some(({ rows }) => rows);
  await expect.poll(isNew, { timeout: 10_000 }).toBe(true);
  expect([...shown().quoteBySymbol.keys()].sort()).toEqual([...SYMBOLS].sort());
}

const states = ({ linkStates }: OpenPair) => linkStates.map(({ linkState }) => linkState);

test('both dying at once, as when the tab that made them crashes, ends in one new pair with prices', async () => {
  const opened = await openLookingPair();
  opened.kill('gateway');
  opened.kill('quotes');
  await expect.poll(() => states(opened).at(-1)).toBe('attached');
  await expect.poll(() => states(opened).filter((linkState) => linkState === 'restarting')).toHaveLength(2);
  await expectNewPrices(opened);
  const quotes = unwrap(await opened.pair.callQuotes((remote) => remote.link()));
  const gateway = unwrap(await opened.pair.callGateway((remote) => remote.link()));
  expect([quotes.link?.peerEpoch, gateway.link?.peerEpoch]).toEqual([gateway.epoch, quotes.epoch]);
});

test('a call that is under way when its worker dies ends at once, and says so', async () => {
  const opened = await openLookingPair();
  // A worker that will never answer: exactly what a dead one does.
  const waiting = opened.pair.callQuotes(() => new Promise<never>(() => undefined));
  opened.kill('quotes');
  const killedAtMs = performance.now();
  expect(await waiting).toMatchObject({ ok: false, error: { code: 'worker/gone', retryable: true } });
  expect(performance.now() - killedAtMs).toBeLessThan(1_000);
});

test('until the prices come again the page keeps those it had', async () => {
  const opened = await openLookingPair();
  const before = opened.shown().quoteBySymbol;
  await sandbox.order({ fault: 'socket/refuse', seconds: 1 });
  opened.kill('quotes');
  await expect.poll(() => states(opened).at(-1)).toBe('restarting');
  await expect.poll(() => states(opened).at(-1)).toBe('attached');
  expect([...opened.shown().quoteBySymbol.keys()]).toEqual([...before.keys()]);
  expect(opened.shown().asOfMs).not.toBeNull();
  await expectNewPrices(opened);
});
