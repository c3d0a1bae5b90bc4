import { describe, expect, onTestFinished, test } from 'vitest';
import { type KlineTopic, klineKey } from '#shared/market/kline.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { followMarket, type MarketFollower } from '#tests/support/browser/followMarket.ts';
import { openWorkerTab, VIEW, type WorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox('large');

/** Every row a tab was sent was one of the window it had then. */
function expectWindowsOnly({ batches }: WorkerTab): void {
  let symbols: readonly string[] = [];
  for (const { view, rows = [] } of batches) {
    symbols = view?.symbols ?? symbols;
    expect(symbols).toEqual(expect.arrayContaining(rows.map(([symbol]) => symbol)));
  }
}

const rowsSent = ({ batches }: WorkerTab): string[] =>
  batches.flatMap(({ rows = [] }) => rows.map(([symbol]) => symbol));

/** Turnover in USD, from the feed's own rows. */
function turnoverUsd({ rowBySymbol }: MarketFollower, symbol: string): number {
  const turnover = Number(rowBySymbol.get(symbol)?.qv);
  if (symbol.endsWith('USDT')) return turnover;
  const coin = ['USDC', 'BTC', 'ETH', 'MNT'].find((quoteCoin) => symbol.endsWith(quoteCoin));
  return turnover * Number(rowBySymbol.get(`${coin}USDT`)?.c ?? 0);
}

describe('2,000 pairs', () => {
  test('sorted by turnover cross as the rows of the window, each once, and nothing else', async () => {
    const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
    await tab.look({ view: { ...VIEW, window: { first: 300, count: 40 } } });
    await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(40);
    expect(tab.shown().view).toMatchObject({ total: 2_000, first: 300 });
    expect(rowsSent(tab)).toEqual(tab.shown().view?.symbols);
    await expect.poll(() => tab.batches.filter(({ rows }) => rows).length).toBe(2);
    expectWindowsOnly(tab);
    expect(tab.shown().quoteBySymbol.size).toBe(40);
  });

  test('stand in the order that the feed’s own figures give, once the feed stands still', async () => {
    const market = await followMarket(sandbox);
    const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
    await tab.look({ view: { ...VIEW, window: { first: 0, count: 60 } } });
    await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(60);
    // A frame of changes has gone to both since either had its snapshot, so they know the same.
    const frames = async () => unwrap(await tab.quotes.remote.inspect()).frames;
    await expect.poll(frames).toBeGreaterThanOrEqual(4);
    onTestFinished(sandbox.resetFaults);
    await sandbox.order({ fault: 'feed/stop' });
    const mostTraded = () =>
      [...market.rowBySymbol.keys()]
        .sort((a, b) => turnoverUsd(market, b) - turnoverUsd(market, a))
        .slice(0, 60);
    await expect
      .poll(() => tab.shown().view?.symbols.join() === mostTraded().join(), { timeout: 8_000 })
      .toBe(true);
    const outdated = () =>
      mostTraded().filter(
        (symbol) => tab.shown().quoteBySymbol.get(symbol)?.lastPrice !== market.rowBySymbol.get(symbol)?.c,
      );
    await expect.poll(outdated).toEqual([]);
  });
});

const FIRST_BATCH_WITHIN_MS = 300;

test('a tab that joins a running feed of 2,000 pairs has its first prices within 300 ms of its hello', async () => {
  const first = await openWorkerTab(sandbox);
  await first.look({ view: VIEW });
  await expect.poll(() => first.shown().quoteBySymbol.size).toBe(20);

  const waitedMs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const late = await openWorkerTab(sandbox);
    // Another window than that of the tabs before, so that nothing of it is there already.
    await late.look({ view: { ...VIEW, window: { first: 100 * (round + 1), count: 20 } } });
    await expect.poll(() => late.shown().quoteBySymbol.size, { interval: 5 }).toBe(20);
    waitedMs.push((late.firstRowsAtMs() ?? Number.NaN) - late.helloAtMs);
  }
  // Limits in time are medians of five runs (design.md section 10).
  expect(waitedMs.toSorted((a, b) => a - b)[2], String(waitedMs)).toBeLessThanOrEqual(FIRST_BATCH_WITHIN_MS);
});

const MINUTES: KlineTopic = { symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' };

const klinesOf = (tab: WorkerTab, topic: KlineTopic) => tab.shown().klinesByKey.get(klineKey(topic)) ?? [];

test('a tab that asks for candles gets the last hour, minute by minute, and its last candle ends at the price', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ symbols: ['BTCUSDT'], klines: [MINUTES] });
  await expect.poll(() => klinesOf(tab, MINUTES).length).toBeGreaterThanOrEqual(60);
  const times = klinesOf(tab, MINUTES).map(([openTimeMs]) => openTimeMs);
  expect(times).toEqual(times.map((_, at) => (times[0] ?? 0) + at * 60_000));
  // One batch brings both, so they are of the same moment.
  const price = () => tab.shown().quoteBySymbol.get('BTCUSDT')?.lastPrice;
  await expect.poll(() => klinesOf(tab, MINUTES).at(-1)?.[4] === price()).toBe(true);
});

test('candles go on moving, and cost only those that changed', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
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
