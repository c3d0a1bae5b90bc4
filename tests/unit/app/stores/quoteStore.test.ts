import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyBatch, type QuoteState, type Wanted } from '#app/stores/quoteStore.ts';
import type { Epoch } from '#shared/contract/ids.ts';
import type { QuoteBatch, QuoteRow } from '#shared/contract/quoteBatch.ts';
import type { Kline } from '#shared/market/kline.ts';

const EMPTY: QuoteState = {
  quoteBySymbol: new Map(),
  view: null,
  asOfMs: null,
  currency: null,
  rateByCurrency: new Map(),
  klinesByKey: new Map(),
};

const row = (symbol: string, last = '1.00', fiat: string | null = '5.00'): QuoteRow => [
  symbol,
  last,
  '1.24',
  '2.00',
  '0.50',
  '10',
  '20',
  '30',
  fiat,
];

const looksAt = (...symbols: string[]): Wanted => ({ symbols: new Set(symbols), hasView: false });
const batch = (changes: Partial<QuoteBatch>): QuoteBatch => ({
  epoch: 'e' as Epoch,
  sequence: 2,
  asOfMs: 1_000,
  ...changes,
});

/** Applies batches one after another, for a tab that looks at the same things all the time. */
function applyAll(wanted: Wanted, ...changes: Partial<QuoteBatch>[]): QuoteState {
  return changes.reduce<QuoteState>((state, next) => applyBatch(state, batch(next), wanted), EMPTY);
}

describe('prices', () => {
  test('a row brings every figure of its pair', () => {
    const { quoteBySymbol } = applyAll(looksAt('A'), { rows: [row('A', '9.50')] });
    expect(quoteBySymbol.get('A')).toEqual({
      symbol: 'A',
      lastPrice: '9.50',
      changeRate24H: '1.24',
      highPrice24h: '2.00',
      lowPrice24h: '0.50',
      volume24h: '10',
      turnover24hUSD: '20',
      turnoverUsd: '30',
      turnoverFiat: '5.00',
      tick: 'none',
    });
  });

  test.each([
    ['1.00', '1.01', 'up'],
    ['1.00', '0.99', 'down'],
    ['1.00', '1.00', 'none'],
    ['9.99', '10.00', 'up'],
    ['1.0', '1.000', 'none'],
    ['0.30000000000000001', '0.30000000000000002', 'up'],
  ])('from %s to %s is a tick %s', (before, now, tick) => {
    const state = applyAll(looksAt('A'), { rows: [row('A', before)] }, { rows: [row('A', now)] });
    expect(state.quoteBySymbol.get('A')?.tick).toBe(tick);
  });

  test('a tick lasts for the batch that brought it', () => {
    const state = applyAll(looksAt('A', 'B'), { rows: [row('A'), row('B')] }, { rows: [row('A', '2')] }, {});
    expect([...state.quoteBySymbol.values()].map(({ tick }) => tick)).toEqual(['none', 'none']);
  });

  test('rows that did not change stay the same object, so that their subscribers do not render', () => {
    const before = applyAll(looksAt('A', 'B'), { rows: [row('A'), row('B')] });
    const after = applyBatch(before, batch({ rows: [row('B', '2')] }), looksAt('A', 'B'));
    expect(after.quoteBySymbol.get('A')).toBe(before.quoteBySymbol.get('A'));
    expect(after.quoteBySymbol.get('B')).not.toBe(before.quoteBySymbol.get('B'));
  });

  test('a state that was handed out is never changed afterwards', () => {
    const before = applyAll(looksAt('A'), { rows: [row('A')], rates: [['EUR', '1.1']] });
    const copy = structuredClone(before);
    applyBatch(
      before,
      batch({ rows: [row('A', '2')], rates: [['EUR', '1.2']], dropped: ['A'] }),
      looksAt('A'),
    );
    expect(before).toEqual(copy);
  });

  test('dropped symbols are forgotten, and one that comes back in the same batch is new', () => {
    const state = applyAll(looksAt('A', 'B'), { rows: [row('A'), row('B')] }, { dropped: ['A'] });
    expect([...state.quoteBySymbol.keys()]).toEqual(['B']);
  });
});

describe('a gateway that starts again', () => {
  test('leaves on screen what is still looked at, until it sends it again', () => {
    const before = applyAll(looksAt('A', 'B'), { rows: [row('A'), row('B')] });
    const after = applyBatch(
      before,
      batch({ sequence: 1, asOfMs: null, rows: [row('B', '2')] }),
      looksAt('A', 'B'),
    );
    expect([...after.quoteBySymbol.keys()].sort()).toEqual(['A', 'B']);
    expect(after.asOfMs).toBe(1_000);
  });

  test('does not know what to drop, so rows that are not shown any more go by themselves', () => {
    const before = applyAll(looksAt('A', 'B'), { rows: [row('A'), row('B')] });
    const after = applyBatch(before, batch({ sequence: 1 }), looksAt('A'));
    expect([...after.quoteBySymbol.keys()]).toEqual(['A']);
  });

  test('rows of the view on screen count as looked at', () => {
    const view = { total: 1, first: 0, symbols: ['A'] };
    const wanted = { symbols: new Set<string>(), hasView: true };
    const before = applyAll(wanted, { view, rows: [row('A')] });
    expect(applyBatch(before, batch({ sequence: 1 }), wanted).quoteBySymbol.has('A')).toBe(true);
  });
});

describe('the view', () => {
  const view = { total: 9, first: 3, symbols: ['A'] };

  test('stays until another one comes', () => {
    expect(applyAll({ symbols: new Set(), hasView: true }, { view }, {}).view).toEqual(view);
  });

  test('is dropped once the table is gone, even if a late batch brings one', () => {
    const before = applyAll({ symbols: new Set(), hasView: true }, { view });
    expect(applyBatch(before, batch({ view }), looksAt()).view).toBeNull();
  });
});

describe('currency and rates', () => {
  test('with another currency the turnovers in the old one are not shown as the new one’s', () => {
    const state = applyAll(
      looksAt('A', 'B'),
      { currency: 'EUR', rows: [row('A'), row('B')] },
      {
        currency: 'JPY',
        rows: [row('A', '1.00', '700.00')],
      },
    );
    expect(state.quoteBySymbol.get('A')?.turnoverFiat).toBe('700.00');
    expect(state.quoteBySymbol.get('B')?.turnoverFiat).toBeNull();
  });

  test('rates merge: those that did not change stay', () => {
    const { rateByCurrency } = applyAll(
      looksAt(),
      {
        rates: [
          ['EUR', '1.1'],
          ['CHF', '1.2'],
        ],
      },
      { rates: [['EUR', '1.3']] },
    );
    expect([...rateByCurrency]).toEqual([
      ['EUR', '1.3'],
      ['CHF', '1.2'],
    ]);
  });

  test('a rate of 0 is none: the currency is gone from the page', () => {
    const { rateByCurrency } = applyAll(
      looksAt(),
      {
        rates: [
          ['USD', '1'],
          ['EUR', '1.1'],
          ['CHF', '0.00'],
          ['JPY', '0.0067'],
        ],
      },
      { rates: [['EUR', '0']] },
    );
    expect([...rateByCurrency.keys()]).toEqual(['USD', 'JPY']);
  });

  test('a batch without rates keeps the very same table', () => {
    const before = applyAll(looksAt(), { rates: [['EUR', '1.1']] });
    expect(applyBatch(before, batch({}), looksAt()).rateByCurrency).toBe(before.rateByCurrency);
  });
});

describe('candles', () => {
  const candle = (minute: number, close = '1'): Kline => [minute, '1', '1', '1', close, '1'];

  test('new ones replace those of the same minute and join the others in order', () => {
    const { klinesByKey } = applyAll(
      looksAt(),
      { klines: [{ key: 'k', full: true, klines: [candle(1), candle(2)] }] },
      { klines: [{ key: 'k', full: false, klines: [candle(3), candle(2, '7')] }] },
    );
    expect(klinesByKey.get('k')).toEqual([candle(1), candle(2, '7'), candle(3)]);
  });

  test('only the newest 500 stay, however long the page is open and however many come at once', () => {
    const minutes = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => candle(from + at));
    const rest = { key: 'k', full: false };
    const { klinesByKey } = applyAll(
      looksAt(),
      { klines: [{ key: 'k', full: true, klines: minutes(1, 700) }] },
      ...minutes(700, 1_700).map((each) => ({ klines: [{ ...rest, klines: [each] }] })),
    );
    expect(klinesByKey.get('k')).toEqual(minutes(1_200, 1_700));
  });

  test('a whole set replaces, and a dropped one goes', () => {
    const first = { klines: [{ key: 'k', full: true, klines: [candle(1), candle(2)] }] };
    const replaced = applyAll(looksAt(), first, { klines: [{ key: 'k', full: true, klines: [candle(9)] }] });
    expect(replaced.klinesByKey.get('k')).toEqual([candle(9)]);
    expect(applyAll(looksAt(), first, { droppedKlines: ['k'] }).klinesByKey.size).toBe(0);
  });
});

test('whatever the batches, each pair ends with its last row, and ticks only with the last batch', () => {
  const symbols = ['A', 'B', 'C', '__proto__', 'constructor'];
  const rows = fc.uniqueArray(
    fc.record({ symbol: fc.constantFrom(...symbols), price: fc.nat(500).map(String) }),
    { selector: ({ symbol }) => symbol },
  );
  fc.assert(
    fc.property(fc.array(rows, { maxLength: 12 }), (batches) => {
      const last = new Map(batches.flat().map(({ symbol, price }) => [symbol, price]));
      const state = applyAll(
        looksAt(...symbols),
        ...batches.map((each) => ({ rows: each.map(({ symbol, price }) => row(symbol, price)) })),
      );
      const shown = new Map([...state.quoteBySymbol].map(([symbol, { lastPrice }]) => [symbol, lastPrice]));
      expect(shown).toEqual(last);
      const newest = new Set(batches.at(-1)?.map(({ symbol }) => symbol));
      for (const [symbol, { tick }] of state.quoteBySymbol)
        if (!newest.has(symbol)) expect(tick).toBe('none');
    }),
  );
});
