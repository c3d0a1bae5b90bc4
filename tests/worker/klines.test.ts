import { expect, test } from 'vitest';
import { type KlineTopic, klineKey } from '#shared/market/kline.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab, type WorkerTab } from '#tests/support/browser/openWorkerTab.ts';

const sandbox = findSandbox();

const MINUTES: KlineTopic = { symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' };

const klinesOf = (tab: WorkerTab, topic: KlineTopic) => tab.shown().klinesByKey.get(klineKey(topic)) ?? [];

test('a tab that asks for candles gets the last hour, minute by minute, and its last candle ends at the price', async () => {
  const tab = await openWorkerTab(sandbox);
  await tab.look({ symbols: ['BTCUSDT'], klines: [MINUTES] });
  await expect.poll(() => klinesOf(tab, MINUTES).length).toBeGreaterThanOrEqual(60);
  const times = klinesOf(tab, MINUTES).map(([openTimeMs]) => openTimeMs);
  expect(times).toEqual(times.map((_, at) => (times[0] ?? 0) + at * 60_000));
  // One batch brings both, so they are of the same moment.
  const price = () => tab.shown().quoteBySymbol.get('BTCUSDT')?.lastPrice;
  await expect.poll(() => klinesOf(tab, MINUTES).at(-1)?.[4] === price()).toBe(true);
});

test('candles go on moving, and cost only those that changed', async () => {
  const tab = await openWorkerTab(sandbox);
  await tab.look({ symbols: ['BTCUSDT'], klines: [MINUTES] });
  const slices = () => tab.batches.flatMap(({ klines = [] }) => klines);
  // The snapshot crosses in several batches, and is whole when the newest candle is there.
  const newest = () => klinesOf(tab, MINUTES).at(-1)?.[0] ?? 0;
  await expect.poll(newest).toBeGreaterThan(Date.now() - 61_000);
  const [whole, closeBefore] = [slices().length, klinesOf(tab, MINUTES).at(-1)];
  await expect.poll(() => klinesOf(tab, MINUTES).at(-1), { timeout: 9_000 }).not.toEqual(closeBefore);
  const later = slices()
    .slice(whole)
    .filter(({ full }) => !full);
  expect(later.length).toBeGreaterThan(0);
  for (const { klines } of later) expect(klines.length).toBeLessThanOrEqual(2);
});

test('two tabs share one subscription, which ends when the last of them looks elsewhere', async () => {
  const [one, two] = await Promise.all([openWorkerTab(sandbox), openWorkerTab(sandbox)]);
  const hours: KlineTopic = { symbol: 'ETHUSDT', interval: '1h', klineType: 'spot' };
  const looking = { symbols: ['ETHUSDT'], klines: [hours] };
  await Promise.all([one.look(looking), two.look(looking)]);
  for (const tab of [one, two]) await expect.poll(() => klinesOf(tab, hours).length).toBeGreaterThan(0);
  const subscribed = async () => (await sandbox.read()).topics.kline_1h ?? 0;
  expect(await subscribed()).toBe(1);
  await one.look({ klines: [] });
  await expect.poll(() => klinesOf(one, hours).length).toBe(0);
  expect(await subscribed()).toBe(1);
  await two.look({ klines: [] });
  await expect.poll(subscribed).toBe(0);
});
