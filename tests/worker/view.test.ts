import { describe, expect, onTestFinished, test } from 'vitest';
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

  test('searched by a coin are those that name it, from A to Z', async () => {
    const market = await followMarket(sandbox);
    const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
    const sort = { by: 'symbol', direction: 'ascending' } as const;
    await tab.look({ view: { ...VIEW, query: 'btc', sort, window: { first: 0, count: 200 } } });
    const found = [...market.rowBySymbol.keys()].filter((symbol) => symbol.includes('BTC')).sort();
    await expect.poll(() => tab.shown().view?.symbols).toEqual(found);
    expect(tab.shown().view?.total).toBe(found.length);
    await expect.poll(() => [...tab.shown().quoteBySymbol.keys()].sort()).toEqual(found);
    expectWindowsOnly(tab);
  });
});

test('scrolling brings the new window’s rows at once, and the page forgets those that left it', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  const sort = { by: 'symbol', direction: 'ascending' } as const;
  await tab.look({ view: { ...VIEW, sort } });
  await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(20);
  const top = tab.shown().view?.symbols ?? [];

  await tab.look({ view: { ...VIEW, sort, window: { first: 15, count: 20 } } });
  await expect.poll(() => tab.shown().view?.first).toBe(15);
  const shown = tab.shown();
  expect(shown.view?.symbols.slice(0, 5)).toEqual(top.slice(15));
  expect([...shown.quoteBySymbol.keys()].sort()).toEqual([...(shown.view?.symbols ?? [])].sort());
});

test('a window beyond the last row shows the last rows', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ view: { ...VIEW, window: { first: 5_000, count: 25 } } });
  await expect.poll(() => tab.shown().view).toMatchObject({ total: 2_000, first: 1_975 });
  expect(tab.shown().view?.symbols).toHaveLength(25);
});

test('a tab without a table gets the symbols it named and no others', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ symbols: ['BTCUSDT', 'ETHUSDT', 'NOSUCHPAIR'] });
  await expect.poll(() => [...tab.shown().quoteBySymbol.keys()].sort()).toEqual(['BTCUSDT', 'ETHUSDT']);
  expect(tab.batches.flatMap(({ dropped = [] }) => dropped)).toContain('NOSUCHPAIR');
});
