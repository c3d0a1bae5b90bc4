import { describe, expect, test } from 'vitest';
import type { OrderNumbers } from '#shared/contract/linkMessages.ts';
import type { NumberKey } from '#shared/market/quote.ts';
import { buildFlush, buildQuote } from '#tests/support/buildFlush.ts';
import { createQuoteTable } from '#workers/gateway/quotes/createQuoteTable.ts';

const numbers = (key: NumberKey, valueByPlace: Readonly<Record<number, number>>): OrderNumbers => ({
  key,
  indexes: Uint32Array.from(Object.keys(valueByPlace), Number),
  values: Float64Array.from(Object.values(valueByPlace)),
});

describe('the numbers that order rows', () => {
  test('come whole first and by what changed afterwards', () => {
    const table = createQuoteTable();
    table.apply(buildFlush({ pairs: ['A', 'B', 'C'], order: [numbers('last', { 0: 1, 1: 2, 2: 3 })] }));
    table.apply(buildFlush({ order: [numbers('last', { 1: 20 })] }));
    expect([...(table.numbers('last') ?? [])]).toEqual([1, 20, 3]);
    expect(table.numbers('change')).toBeUndefined();
  });

  test('are forgotten with the list of pairs they pointed into', () => {
    const table = createQuoteTable();
    table.apply(buildFlush({ pairs: ['A', 'B'], order: [numbers('last', { 0: 1, 1: 2 })] }));
    table.apply(buildFlush({ pairs: ['B', 'C'] }));
    expect(table.numbers('last')).toBeUndefined();
  });

  test('raise the version only when an order made before may be wrong', () => {
    const table = createQuoteTable();
    table.apply(buildFlush({ pairs: ['A', 'B'], order: [numbers('last', { 0: 1, 1: 2 })] }));
    const version = table.orderVersion();
    table.apply(buildFlush({ quotes: [buildQuote('A')], order: [numbers('last', {})] }));
    expect(table.orderVersion()).toBe(version);
    table.apply(buildFlush({ order: [numbers('last', { 0: 9 })] }));
    expect(table.orderVersion()).toBeGreaterThan(version);
  });
});

describe('what is no longer demanded', () => {
  test('is forgotten, since it would grow old unnoticed', () => {
    const table = createQuoteTable();
    const key = 'kline_1m:A:spot';
    table.apply(
      buildFlush({
        pairs: ['A', 'B'],
        quotes: [buildQuote('A'), buildQuote('B')],
        order: [numbers('last', { 0: 1, 1: 2 }), numbers('high', { 0: 1, 1: 2 })],
        klines: [{ key, full: true, klines: [[60_000, '1', '1', '1', '1', '1']] }],
      }),
    );
    table.retain({ sequence: 2, symbols: ['B'], orderBy: ['high'], klines: [], hasPrices: true });
    expect([table.quote('A'), table.quote('B')?.symbol]).toEqual([undefined, 'B']);
    expect([table.numbers('last'), table.numbers('high')?.length]).toEqual([undefined, 2]);
    expect(table.klines.changes(key, -1)).toBeUndefined();
    expect(table.pairs()).toEqual(['A', 'B']);
  });

  test('a pair that leaves the exchange takes its quote along', () => {
    const table = createQuoteTable();
    table.apply(buildFlush({ pairs: ['A', 'B'], quotes: [buildQuote('A'), buildQuote('B')] }));
    table.apply(buildFlush({ pairs: ['B'] }));
    expect(table.quote('A')).toBeUndefined();
    expect(table.quote('B')).toBeDefined();
  });
});

test('a table cleared for a new quotes worker knows no price and no time', () => {
  const table = createQuoteTable();
  table.apply(buildFlush({ pairs: ['A'], quotes: [buildQuote('A')], order: [numbers('last', { 0: 1 })] }));
  table.clear();
  expect([table.pairs(), table.quote('A'), table.numbers('last'), table.asOfMs()]).toEqual([
    [],
    undefined,
    undefined,
    null,
  ]);
});

test('rates stay until others come, since they are sent only when changed', () => {
  const table = createQuoteTable();
  table.apply(buildFlush({ rates: new Map([['EUR', '1.1']]) }));
  table.apply(buildFlush());
  expect(table.rates().get('EUR')).toBe('1.1');
});
