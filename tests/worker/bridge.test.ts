import { beforeAll, expect, test } from 'vitest';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { logIn } from '#tests/support/browser/callAs.ts';
import { killSharedWorker } from '#tests/support/browser/killSharedWorker.ts';
import { openBridge } from '#tests/support/browser/openBridge.ts';
import { VIEW } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

// A page has one bridge for as long as it lives, so these tests are one life of it.
let bridge: Bridge;

beforeAll(() => {
  bridge = openBridge(navigator.locks);
});

const quotes = () => quoteStore.getState();

async function expectNewPrices(): Promise<void> {
  const atMs = Date.now();
  await expect.poll(() => quotes().asOfMs, { timeout: 10_000 }).toBeGreaterThan(atMs);
}

test('a page that shows the table has its rows in the store, on shared workers', async () => {
  bridge.interest.setView(VIEW);
  await expect.poll(() => quotes().quoteBySymbol.size).toBe(20);
  expect(quotes().view).toMatchObject({ total: 500, first: 0 });
  expect(connectionStore.getState()).toMatchObject({ linkState: 'attached', transport: 'shared' });
  await expect.poll(() => connectionStore.getState().feed).toMatchObject({ state: 'open', stale: false });
  expect(bridge.figures().firstPatchMs).toBeGreaterThan(0);
});

test('several things looked at in one go are one statement, and what is let go leaves the store', async () => {
  const stop = bridge.interest.watch(['BTCUSDT']);
  const stopOther = bridge.interest.watch(['ETHBTC', 'MNTUSDC']);
  bridge.interest.setView(null);
  await expect
    .poll(() => [...quotes().quoteBySymbol.keys()].sort())
    .toEqual(['BTCUSDT', 'ETHBTC', 'MNTUSDC']);
  expect(quotes().view).toBeNull();
  stopOther();
  await expect.poll(() => [...quotes().quoteBySymbol.keys()]).toEqual(['BTCUSDT']);
  stop();
  bridge.interest.setView(VIEW);
  await expect.poll(() => quotes().quoteBySymbol.size).toBe(20);
});

test('another currency changes the turnover of the rows that are there, and says which it is', async () => {
  const inEuro = quotes().quoteBySymbol.get('BTCUSDT')?.turnoverFiat;
  bridge.interest.setCurrency('JPY');
  await expect.poll(() => quotes().currency).toBe('JPY');
  const inYen = () => Number(quotes().quoteBySymbol.get('BTCUSDT')?.turnoverFiat);
  await expect.poll(inYen).toBeGreaterThan(50 * Number(inEuro));
});

test.each(['quotes', 'gateway'] as const)(
  'a shared %s worker that is killed comes back, and prices move again',
  async (name) => {
    const linkStates: string[] = [];
    const stop = connectionStore.subscribe(({ linkState }) => linkStates.push(linkState));
    await killSharedWorker(name);
    await expect.poll(() => linkStates).toContain('restarting');
    expect(quotes().quoteBySymbol.size, 'prices stay on screen meanwhile').toBe(20);
    await expect.poll(() => connectionStore.getState().linkState).toBe('attached');
    await expectNewPrices();
    expect(quotes().quoteBySymbol.size).toBe(20);
    stop();
  },
);

test('figures of all threads can be read through the bridge', async () => {
  const [feed, gateway] = [unwrap(await bridge.inspectQuotes()), unwrap(await bridge.inspectGateway())];
  expect(feed).toMatchObject({ tabs: 1, pairs: 500, badFrames: {} });
  expect(gateway.tabs.map(({ tabId }) => tabId)).toEqual([bridge.figures().tabId]);
  expect(gateway.largestBatchBytes).toBeLessThanOrEqual(10_000);
});

test('a new gateway, which takes any token as its first, does not hide a change of user', async () => {
  await logIn('demo@sluice.example');
  const profile = () => bridge.request('profile', {});
  expect(unwrap(await profile()).result).toMatchObject({ username: 'Dana Demo' });

  const before = sessionStore.getState().generation;
  const linkStates: string[] = [];
  connectionStore.subscribe(({ linkState }) => linkStates.push(linkState));
  await killSharedWorker('gateway');
  await expect.poll(() => linkStates).toContain('restarting');
  await logIn('vip@sluice.example');
  expect(await profile()).toMatchObject({ ok: false, error: { code: 'session/changed' } });
  expect(sessionStore.getState()).toEqual({ generation: before + 1, lastEnd: 'user-changed' });
  expect(unwrap(await profile()).result).toMatchObject({ username: 'Vera Vip' });
  expect(sessionStore.getState().generation).toBe(before + 1);
});
