import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { holdTabLock } from '#tests/support/browser/holdTabLock.ts';
import { JOIN_LOCK, openWorkerTab, VIEW } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

test('five tabs have one socket between them, and the market is asked for once', async () => {
  const before = await sandbox.read();
  const tabs = await Promise.all(Array.from({ length: 5 }, () => openWorkerTab(sandbox)));
  await Promise.all(tabs.map((tab) => tab.look({ view: VIEW })));
  for (const tab of tabs) await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(20);

  const after = await sandbox.read();
  expect(after.sockets).toBe(1);
  expect(after.opened - before.opened).toBe(1);
  // The exchange reads the second subscription when the first one's snapshot is written.
  await expect.poll(async () => (await sandbox.read()).topics).toEqual({ slowBroker: 1, fiat: 1 });
  const [first] = tabs;
  expect(first && unwrap(await first.quotes.remote.inspect())).toMatchObject({ tabs: 5, socketsOpened: 1 });
});

test('tabs that come at the same moment find one pair of workers, joined by one link', async () => {
  const tabs = await Promise.all(Array.from({ length: 6 }, () => openWorkerTab(sandbox)));
  const links = await Promise.all(
    tabs.flatMap(({ quotes, gateway }) => [quotes.remote.link(), gateway.remote.link()]),
  );
  expect(new Set(links.map((link) => unwrap(link).link?.id)).size).toBe(1);
  const [first] = tabs;
  expect(first && unwrap(await first.quotes.remote.link()).link?.peerEpoch).toBe(first?.gateway.epoch);
  expect(first && unwrap(await first.gateway.remote.link()).link?.peerEpoch).toBe(first?.quotes.epoch);
});

test('every tab gets the number of tabs on the connection, when one comes and when one dies', async () => {
  const staying = await openWorkerTab(sandbox);
  await staying.look({ symbols: ['BTCUSDT'] });
  const tabCount = () => staying.batches.flatMap(({ tabs }) => tabs ?? []).at(-1);
  await expect.poll(tabCount).toBe(1);
  const dying = await openWorkerTab(sandbox);
  // A word about tabs rides with the next prices.
  await expect.poll(tabCount, { timeout: 5_000 }).toBe(2);
  dying.die();
  await expect.poll(tabCount, { timeout: 5_000 }).toBe(1);
});

test('a tab that dies without a word is forgotten by both workers, whatever it looked at', async () => {
  const staying = await openWorkerTab(sandbox);
  const dying = await openWorkerTab(sandbox);
  await dying.look({ klines: [{ symbol: 'ETHUSDT', interval: '1m', klineType: 'spot' }] });
  await expect.poll(async () => (await sandbox.read()).topics.kline_1m).toBe(1);
  dying.die();
  await expect.poll(async () => unwrap(await staying.quotes.remote.inspect()).tabs).toBe(1);
  // Each worker waits for the lock of the tab by itself.
  const known = async () => unwrap(await staying.gateway.remote.inspect()).tabs.map(({ tabId }) => tabId);
  await expect.poll(known).toEqual([staying.tabId]);
  await expect.poll(async () => (await sandbox.read()).topics.kline_1m ?? 0).toBe(0);
});

test('the last tab to leave closes the socket, and the next one to come opens another', async () => {
  const last = await openWorkerTab(sandbox);
  await expect.poll(async () => (await sandbox.read()).sockets).toBe(1);
  last.die();
  await expect.poll(async () => (await sandbox.read()).sockets).toBe(0);
  const next = await openWorkerTab(sandbox);
  await next.look({ symbols: ['BTCUSDT'] });
  await expect.poll(() => next.shown().quoteBySymbol.has('BTCUSDT')).toBe(true);
  expect(next.quotes.epoch).toBe(last.quotes.epoch);
});

test('workers that are joined already are left alone, even while another tab holds the lock for joining', async () => {
  const first = await openWorkerTab(sandbox);
  const link = unwrap(await first.quotes.remote.link()).link;
  const busy = await holdTabLock(JOIN_LOCK);
  const second = await openWorkerTab(sandbox);
  expect(unwrap(await second.gateway.remote.link()).link?.id).toBe(link?.id);
  busy.release();
});
