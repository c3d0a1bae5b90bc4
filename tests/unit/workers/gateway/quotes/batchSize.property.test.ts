import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyBatch, type QuoteState } from '#app/stores/quoteStore.ts';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import { KLINE_INTERVALS, type Kline, klineKey } from '#shared/market/kline.ts';
import { buildFlush, buildQuote } from '#tests/support/buildFlush.ts';
import { createQuoteTable, type QuoteTable } from '#workers/gateway/quotes/createQuoteTable.ts';
import { createTabFeed, type TabFeed } from '#workers/gateway/quotes/createTabFeed.ts';
import { readInterest } from '#workers/gateway/quotes/readInterest.ts';

const MAX_BATCH_BYTES = 10_000;
/** The longest there are, so that symbols alone fill batches. */
const symbolAt = (at: number): string => `${at}-`.padEnd(24, 'W');
const currencyAt = (at: number): string => `CURRENCY${String(at).padStart(2, '0')}`.slice(-10);

/** One state of the market and of what a tab looks at. */
interface Step {
  readonly known: number;
  readonly watched: { readonly first: number; readonly count: number };
  readonly window: { readonly first: number; readonly count: number } | null;
  readonly klines: number;
  readonly candles: number;
  readonly currencies: number;
  readonly digits: number;
  readonly klineType: string;
  /** Batches taken before the next step; the rest of this one is then still on its way. */
  readonly taken: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  known: fc.integer({ min: 1, max: 600 }),
  watched: fc.record({ first: fc.nat(400), count: fc.nat(500) }),
  window: fc.option(fc.record({ first: fc.nat(600), count: fc.nat(300) }), { nil: null }),
  klines: fc.nat(20),
  candles: fc.integer({ min: 1, max: 60 }),
  currencies: fc.nat(499),
  // A longer one is no finite number, and is not taken for a price.
  digits: fc.constantFrom(1, 8, 300, 308),
  klineType: fc.stringMatching(/^[a-z]{20}$/),
  taken: fc.nat(6),
});

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function statementOf({ watched, window, klines, klineType }: Step): TabInterest {
  const read = readInterest({
    symbols: range(watched.count).map((at) => symbolAt(watched.first + at)),
    klines: range(klines).map((at) => ({
      symbol: symbolAt(at),
      interval: KLINE_INTERVALS[at % KLINE_INTERVALS.length],
      klineType,
    })),
    view: window && {
      query: '',
      favourites: null,
      sort: { by: 'symbol', direction: 'ascending' },
      window,
      held: false,
    },
    currency: 'EUR',
  });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function bringUpToDate(table: QuoteTable, step: Step, interest: TabInterest): void {
  const figure = '7'.repeat(step.digits);
  const pairs = range(step.known).map(symbolAt);
  const candles = range(step.candles).map((at): Kline => [60_000 * (at + 1), figure, '1', '1', figure, '1']);
  table.apply(
    buildFlush({
      pairs,
      quotes: pairs.map((symbol) => buildQuote(symbol, { lastPrice: figure, volume24h: figure })),
      rates: new Map([
        ['USD', '1'],
        ...range(step.currencies).map((at) => [currencyAt(at), figure] as const),
      ]),
      klines: interest.klines.map((topic) => ({ key: klineKey(topic), full: true, klines: candles })),
    }),
  );
}

test('no batch is larger than 10,000 bytes, whatever a tab looks at, and in the end everything has arrived', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => {
      const table = createQuoteTable();
      const feed: TabFeed = createTabFeed();
      let nowMs = 0;
      let sequence = 0;
      let interest = statementOf(steps[0] as Step);
      let page: QuoteState = {
        quoteBySymbol: new Map(),
        view: null,
        asOfMs: null,
        currency: null,
        rateByCurrency: new Map(),
        klinesByKey: new Map(),
      };

      /** False when there was nothing to send. */
      const sendOne = (): boolean => {
        nowMs += 5_000;
        feed.look(table, { nowMs, isCurrent: true });
        const body = feed.take(table, { nowMs, isCurrent: true, status: undefined, tabs: 3 });
        if (body === undefined) return false;
        sequence += 1;
        const batch = { ...body, epoch: 'e'.repeat(32), sequence } as QuoteBatch;
        expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(MAX_BATCH_BYTES);
        const wanted = { symbols: new Set(interest.symbols), hasView: interest.view !== null };
        page = applyBatch(page, structuredClone(batch), wanted);
        feed.onAcknowledged();
        return true;
      };

      for (const each of steps) {
        interest = statementOf(each);
        bringUpToDate(table, each, interest);
        feed.setInterest(interest);
        for (let count = 0; count < each.taken; count += 1) sendOne();
      }
      let batches = 0;
      while (sendOne()) {
        batches += 1;
        expect(batches).toBeLessThan(1_000);
      }

      const { known, window } = steps.at(-1) as Step;
      const view = interest.view === null ? null : page.view;
      expect(view?.symbols.length).toBe(window === null ? undefined : Math.min(window.count, 200, known));
      const wanted = new Set([...interest.symbols, ...(view?.symbols ?? [])]);
      const existing = [...wanted].filter((symbol) => table.quote(symbol) !== undefined);
      expect([...page.quoteBySymbol.keys()].sort()).toEqual(existing.sort());
      for (const [symbol, { lastPrice }] of page.quoteBySymbol)
        expect(lastPrice).toBe(table.quote(symbol)?.lastPrice);
      if (table.rates().size > 1) expect([...page.rateByCurrency].sort()).toEqual([...table.rates()].sort());
      expect([...page.klinesByKey.keys()].sort()).toEqual([...new Set(interest.klines.map(klineKey))].sort());
      for (const [key, klines] of page.klinesByKey)
        expect(klines).toEqual(table.klines.changes(key, -1)?.klines);
    }),
    { numRuns: 60 },
  );
});
