import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketView, TabInterest } from '#shared/contract/gatewayApi.ts';
import type { Demand } from '#shared/contract/linkMessages.ts';
import { KLINE_INTERVALS, type KlineTopic, klineKey } from '#shared/market/kline.ts';
import { SORT_KEYS, type SortKey } from '#shared/market/quote.ts';
import { mergeDemand, type Want } from '#workers/gateway/quotes/mergeDemand.ts';

const NOTHING: Demand = { sequence: 7, symbols: [], orderBy: [], klines: [], hasPrices: false };

const viewBy = (by: SortKey): MarketView => ({
  query: '',
  favourites: null,
  sort: { by, direction: 'descending' },
  window: { first: 0, count: 20 },
  held: false,
});

function want(symbols: readonly string[], interest: Partial<TabInterest> = {}): Want {
  return { symbols, interest: { symbols: [], klines: [], view: null, currency: 'EUR', ...interest } };
}

const topic = (symbol: string, klineType = 'spot'): KlineTopic => ({ symbol, interval: '1m', klineType });

describe('what visible tabs want together', () => {
  test('is each symbol, order and candle once', () => {
    const demand = mergeDemand(
      [
        want(['A', 'B'], { view: viewBy('turnover'), klines: [topic('A')] }),
        want(['B', 'C'], { view: viewBy('turnover'), klines: [topic('A'), topic('C')] }),
        want([], { view: viewBy('last') }),
      ],
      NOTHING,
    );
    expect(demand).toEqual({
      sequence: 8,
      symbols: ['A', 'B', 'C'],
      orderBy: ['turnover', 'last'],
      klines: [topic('A'), topic('C')],
      hasPrices: true,
    });
  });

  test('are prices where a table has no rows yet, and none where nothing shows one', () => {
    expect(mergeDemand([want([]), want([], { view: viewBy('symbol') })], NOTHING)?.hasPrices).toBe(true);
    expect(mergeDemand([want([])], NOTHING)).toBeUndefined();
    expect(mergeDemand([want([])], { ...NOTHING, hasPrices: true })).toEqual({ ...NOTHING, sequence: 8 });
  });

  test('needs no numbers for a table that is ordered by name', () => {
    expect(mergeDemand([want(['A'], { view: viewBy('symbol') })], NOTHING)?.orderBy).toEqual([]);
  });

  test('keeps candles of one pair apart by their type', () => {
    const klines = [topic('A', 'spot'), topic('A', 'index')];
    expect(mergeDemand([want([], { klines })], NOTHING)?.klines).toEqual(klines);
  });

  test('is empty when no tab is visible, which quotes gets too', () => {
    const before = { ...NOTHING, symbols: ['A'] };
    expect(mergeDemand([], before)).toEqual({ ...NOTHING, sequence: 8 });
  });
});

describe('no news', () => {
  test('is it when the same is wanted by others or in another order', () => {
    const wants = [want(['A', 'B'], { view: viewBy('last'), klines: [topic('A'), topic('B')] })];
    const current = mergeDemand(wants, NOTHING) ?? NOTHING;
    const swapped = [
      want(['B'], { view: viewBy('last'), klines: [topic('B')] }),
      want(['A'], { klines: [topic('A')] }),
    ];
    expect(mergeDemand(swapped, current)).toBeUndefined();
  });

  test('is it not when one thing replaces another of the same number', () => {
    const current = mergeDemand([want(['A'])], NOTHING) ?? NOTHING;
    expect(mergeDemand([want(['B'])], current)?.symbols).toEqual(['B']);
  });
});

test('the demand covers every want, holds nothing else, and asking again changes nothing', () => {
  const symbol = fc.constantFrom('A', 'B', 'C', 'D');
  const klines = fc.array(
    fc.record({
      symbol,
      interval: fc.constantFrom(...KLINE_INTERVALS),
      klineType: fc.constantFrom('spot', 'index'),
    }),
    { maxLength: 4 },
  );
  const anyWant = fc
    .tuple(fc.array(symbol), klines, fc.option(fc.constantFrom(...SORT_KEYS)))
    .map(([symbols, topics, by]) => want(symbols, { klines: topics, view: by === null ? null : viewBy(by) }));
  fc.assert(
    fc.property(fc.array(anyWant), (wants) => {
      const demand = mergeDemand(wants, NOTHING) ?? NOTHING;
      expect(new Set(demand.symbols)).toEqual(new Set(wants.flatMap(({ symbols }) => symbols)));
      expect(new Set(demand.klines.map(klineKey))).toEqual(
        new Set(wants.flatMap(({ interest }) => interest.klines.map(klineKey))),
      );
      const orders = wants.flatMap(({ interest }) => interest.view?.sort.by ?? []);
      expect(new Set<SortKey>(demand.orderBy)).toEqual(new Set(orders.filter((by) => by !== 'symbol')));
      for (const list of [demand.symbols, demand.orderBy, demand.klines.map(klineKey)])
        expect(new Set<string>(list).size).toBe(list.length);
      expect(mergeDemand(wants, demand)).toBeUndefined();
    }),
  );
});
