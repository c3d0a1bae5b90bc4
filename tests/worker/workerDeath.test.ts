import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { type OpenPair, openWorkerPair } from '#tests/support/browser/openWorkerPair.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

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

test('a quotes worker that dies is built again and joined to the same gateway, and prices move again', async () => {
  const opened = await openLookingPair();
  const before = unwrap(await opened.pair.callGateway((gateway) => gateway.link()));
  opened.kill('quotes');
  await expect.poll(() => states(opened)).toEqual(['attached', 'restarting', 'attached']);
  await expectNewPrices(opened);

  const after = unwrap(await opened.pair.callGateway((gateway) => gateway.link()));
  expect(after.epoch).toBe(before.epoch);
  expect(after.link?.peerEpoch).not.toBe(before.link?.peerEpoch);
  expect((await sandbox.read()).sockets).toBe(1);
});

test('a gateway that dies is built again and gets this tab’s interest again', async () => {
  const opened = await openLookingPair();
  const epoch = opened.batches.at(-1)?.epoch;
  opened.kill('gateway');
  await expect.poll(() => states(opened)).toEqual(['attached', 'restarting', 'attached']);
  await expectNewPrices(opened);
  const sinceThen = opened.batches.filter((batch) => batch.epoch !== epoch);
  expect(sinceThen[0]?.sequence).toBe(1);
  expect(new Set(sinceThen.map((batch) => batch.epoch)).size).toBe(1);
});

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
