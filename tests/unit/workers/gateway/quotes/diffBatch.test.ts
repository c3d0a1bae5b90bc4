import { describe, expect, test } from 'vitest';
import type { Kline } from '#shared/market/kline.ts';
import { buildFlush, buildQuote } from '#tests/support/buildFlush.ts';
import { createQuoteTable, type QuoteTable } from '#workers/gateway/quotes/createQuoteTable.ts';
import { diffBatch, nothingSent, type Sent, type Shown } from '#workers/gateway/quotes/diffBatch.ts';

const MAX_BYTES = 10_000;
const KEY = 'kline_1m:A:spot';

const candles = (from: number, to: number, close = '1.00'): Kline[] =>
  Array.from({ length: to - from }, (_, at) => [(from + at) * 60_000, '1', '1', '1', close, '1']);

/** A tab, what it shows, and what it was sent. */
function openTab(changes: Partial<Shown> = {}) {
  const table: QuoteTable = createQuoteTable();
  const sent: Sent = nothingSent();
  const shown: Shown = {
    status: undefined,
    tabs: 1,
    view: undefined,
    symbols: ['A', 'B'],
    currency: 'EUR',
    klineKeys: [],
    ...changes,
  };
  table.apply(
    buildFlush({ pairs: ['A', 'B', 'C'], quotes: ['A', 'B', 'C'].map((symbol) => buildQuote(symbol)) }),
  );
  const send = (now: Partial<Shown> = {}, maxBytes = MAX_BYTES) =>
    diffBatch({ ...shown, ...now }, table, sent, maxBytes);
  return { table, send };
}

const symbolsOf = (diff: ReturnType<typeof diffBatch>) => diff?.body.rows?.map(([symbol]) => symbol) ?? [];

describe('rows', () => {
  test('are all those shown at first, then those that differ from what was sent', () => {
    const { table, send } = openTab();
    expect(symbolsOf(send())).toEqual(['A', 'B']);
    table.apply(
      buildFlush({ asOfMs: 2_000, quotes: [buildQuote('B', { lastPrice: '101' }), buildQuote('A')] }),
    );
    expect(symbolsOf(send())).toEqual(['B']);
    expect(send()).toBeUndefined();
  });

  test('that changed and changed back meanwhile are not sent again', () => {
    const { table, send } = openTab();
    send();
    table.apply(buildFlush({ quotes: [buildQuote('A', { lastPrice: '101' })] }));
    table.apply(buildFlush({ quotes: [buildQuote('A')] }));
    expect(send()).toBeUndefined();
  });

  test('no longer looked at are dropped once, and come whole when they are looked at again', () => {
    const { send } = openTab();
    send();
    expect(send({ symbols: ['B'] })?.body).toEqual({ asOfMs: 1_000, dropped: ['A'] });
    expect(send({ symbols: ['B'] })).toBeUndefined();
    expect(symbolsOf(send({ symbols: ['A', 'B'] }))).toEqual(['A']);
  });

  test('that do not exist are dropped once, and come when they do', () => {
    const { table, send } = openTab({ symbols: ['NEW'] });
    expect(send()?.body.dropped).toEqual(['NEW']);
    expect(send()).toBeUndefined();
    table.apply(buildFlush({ quotes: [buildQuote('NEW')] }));
    expect(symbolsOf(send())).toEqual(['NEW']);
  });

  test('change with the rate of the tab’s currency', () => {
    const { table, send } = openTab();
    send();
    table.apply(buildFlush({ rates: new Map([['EUR', '1.25']]) }));
    expect(send()?.body.rows?.map((row) => row[8])).toEqual(['80000.09', '80000.09']);
  });
});

describe('what a tab no longer gets', () => {
  test('crosses in several batches when it is too much for one, and is all dropped in the end', () => {
    const { table, send } = openTab();
    const symbols = Array.from({ length: 500 }, (_, at) => `P${at}`.padEnd(24, 'W'));
    table.apply(buildFlush({ quotes: symbols.map((symbol) => buildQuote(symbol)) }));
    while (send({ symbols }) !== undefined);
    const dropped = [];
    for (let diff = send({ symbols: [] }); diff !== undefined; diff = send({ symbols: [] })) {
      expect(JSON.stringify(diff.body).length).toBeLessThanOrEqual(MAX_BYTES);
      dropped.push(diff.body.dropped ?? []);
    }
    expect(dropped.length).toBeGreaterThan(1);
    expect(dropped.flat()).toEqual(symbols);
  });
});

describe('rates', () => {
  const rates = (...entries: [string, string][]) =>
    buildFlush({ rates: new Map([['USD', '1'], ...entries]) });

  test('of currencies that a new snapshot no longer holds are dropped, once', () => {
    const { table, send } = openTab();
    table.apply(rates(['EUR', '1.08'], ['CHF', '1.11']));
    send();
    table.apply(rates(['EUR', '1.08']));
    expect(send()?.body.rates).toEqual([['CHF', '0']]);
    expect(send()).toBeUndefined();
    table.apply(rates(['EUR', '1.08'], ['CHF', '1.11']));
    expect(send()?.body.rates).toEqual([['CHF', '1.11']]);
  });

  test('stay while a new quotes worker has none yet', () => {
    const { table, send } = openTab();
    table.apply(rates(['EUR', '1.08']));
    send();
    table.apply(rates());
    expect(send()?.body.rates).toBeUndefined();
  });
});

describe('news', () => {
  test('is a new time even when no figure changed', () => {
    const { table, send } = openTab();
    send();
    table.apply(buildFlush({ asOfMs: 2_000 }));
    expect(send()).toMatchObject({ body: { asOfMs: 2_000 }, isNews: true });
  });

  test('is not a word about the connection', () => {
    const { send } = openTab();
    send();
    expect(send({ tabs: 2 })).toMatchObject({ body: { tabs: 2 }, isNews: false });
  });

  test('a tab that looks at nothing gets the state of its connection all the same', () => {
    const { send } = openTab({ symbols: [] });
    expect(send()?.body).toMatchObject({ tabs: 1, currency: 'EUR' });
    expect(send()?.body.tabs).toBeUndefined();
  });
});

describe('the view', () => {
  const view = { total: 3, first: 0, symbols: ['A', 'B'] };

  test('is sent when its rows, its place or its total change, and only then', () => {
    const { send } = openTab({ view });
    expect(send()?.body.view).toEqual(view);
    expect(send({ view: { ...view, symbols: [...view.symbols] } })).toBeUndefined();
    for (const change of [{ total: 4 }, { first: 1 }, { symbols: ['B', 'A'] }])
      expect(send({ view: { ...view, ...change } })?.body.view).toEqual({ ...view, ...change });
  });
});

describe('what does not fit', () => {
  test('follows in the next batch, each row once, and nothing is left out', () => {
    const { table, send } = openTab();
    const symbols = Array.from({ length: 150 }, (_, at) => `P${at}USDT`);
    table.apply(buildFlush({ quotes: symbols.map((symbol) => buildQuote(symbol)) }));
    const batches = [];
    for (let diff = send({ symbols }); diff !== undefined; diff = send({ symbols })) {
      expect(JSON.stringify(diff.body).length).toBeLessThanOrEqual(MAX_BYTES);
      expect(diff.isPartial).toBe(symbolsOf(diff).length > 0 && batches.length < 1);
      batches.push(diff);
    }
    expect(batches.flatMap(symbolsOf)).toEqual(symbols);
  });

  test('is sent in its newest state when it changed in between', () => {
    const { table, send } = openTab();
    const symbols = Array.from({ length: 150 }, (_, at) => `P${at}USDT`);
    table.apply(buildFlush({ quotes: symbols.map((symbol) => buildQuote(symbol)) }));
    const first = symbolsOf(send({ symbols }));
    const late = symbols[first.length] ?? '';
    table.apply(buildFlush({ quotes: [buildQuote(late, { lastPrice: '7' })] }));
    expect(send({ symbols })?.body.rows?.[0]?.slice(0, 2)).toEqual([late, '7']);
  });
});

describe('candles', () => {
  const shown = { symbols: [], klineKeys: [KEY] };

  test('come whole, then by what changed, and are dropped once', () => {
    const { table, send } = openTab(shown);
    table.apply(buildFlush({ klines: [{ key: KEY, full: true, klines: candles(0, 3) }] }));
    expect(send()?.body.klines).toEqual([{ key: KEY, full: true, klines: candles(0, 3) }]);
    table.apply(buildFlush({ klines: [{ key: KEY, full: false, klines: candles(2, 4, '2.00') }] }));
    expect(send()?.body.klines).toEqual([{ key: KEY, full: false, klines: candles(2, 4, '2.00') }]);
    expect(send({ klineKeys: [] })?.body.droppedKlines).toEqual([KEY]);
    expect(send({ klineKeys: [] })).toBeUndefined();
  });

  test('too many for one batch cross in several, of which only the first replaces', () => {
    const { table, send } = openTab(shown);
    table.apply(buildFlush({ klines: [{ key: KEY, full: true, klines: candles(0, 500) }] }));
    const slices = [];
    for (let diff = send(); diff !== undefined; diff = send()) slices.push(...(diff.body.klines ?? []));
    expect(slices.length).toBeGreaterThan(1);
    expect(slices.map(({ full }) => full)).toEqual([true, ...Array(slices.length - 1).fill(false)]);
    expect(slices.flatMap(({ klines }) => klines)).toEqual(candles(0, 500));
  });

  test('that change while the rest is on its way end in their newest state', () => {
    const { table, send } = openTab(shown);
    table.apply(buildFlush({ klines: [{ key: KEY, full: true, klines: candles(0, 500) }] }));
    const byTime = new Map<number, Kline>();
    const take = (diff: ReturnType<typeof diffBatch>): void => {
      for (const kline of diff?.body.klines?.[0]?.klines ?? []) byTime.set(kline[0], kline);
    };
    take(send());
    table.apply(buildFlush({ klines: [{ key: KEY, full: false, klines: candles(499, 501, '9.00') }] }));
    for (let diff = send(); diff !== undefined; diff = send()) take(diff);
    expect([...byTime.values()]).toEqual([...candles(0, 499), ...candles(499, 501, '9.00')]);
  });

  test('of a new snapshot replace a rest that was still on its way', () => {
    const { table, send } = openTab(shown);
    table.apply(buildFlush({ klines: [{ key: KEY, full: true, klines: candles(0, 500) }] }));
    send();
    table.apply(buildFlush({ klines: [{ key: KEY, full: true, klines: candles(7, 9) }] }));
    expect(send()?.body.klines).toEqual([{ key: KEY, full: true, klines: candles(7, 9) }]);
    expect(send()).toBeUndefined();
  });
});
