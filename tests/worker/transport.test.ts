import { expect, test } from 'vitest';
import { constructSharedGateway, constructSharedQuotes } from '#app/bridge/constructWorkers.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerPair } from '#tests/support/browser/openWorkerPair.ts';
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

test('a page of another build gets the request to reload, and is not tried again with other workers', async () => {
  const { linkStates, outdated, batches } = await openWorkerPair({
    ...sandbox,
    symbols: ['BTCUSDT'],
    buildId: 'another build',
  });
  await expect.poll(outdated).toBe(1);
  expect(linkStates).toEqual([]);
  expect(batches).toEqual([]);
});
