import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candle } from '#sandbox/feed/market/candle.ts';
import { createMarket, LISTED_MS } from '#sandbox/feed/market/createMarket.ts';
import { joinNaively, stripTime } from './naiveCandles.ts';

const SYMBOLS = 600;
const MINUTE_MS = 60_000;
const STEP_MS = 50;
const market = createMarket({ seed: 'properties', symbols: SYMBOLS, rhythm: 'own' });

const anyIndex = fc.integer({ min: 0, max: SYMBOLS - 1 });
/** Any step of 50 ms between the first days of the exchange and 2030. */
const anyTickMs = fc
  .integer({ min: (LISTED_MS + 30 * 86_400_000) / STEP_MS, max: Date.UTC(2030, 0) / STEP_MS })
  .map((step) => step * STEP_MS);

function minutesUntil(index: number, tickMs: number, count: number): Candle[] {
  return market.candles(index, 1, { count, tickMs });
}

describe('The candles of the market', () => {
  it('keep high at the top, low at the bottom and every figure a positive whole number of steps', () => {
    fc.assert(
      fc.property(anyIndex, anyTickMs, (index, tickMs) => {
        for (const { open, high, low, close, volume, turnover } of minutesUntil(index, tickMs, 120)) {
          expect([open, high, low, close, volume, turnover].every(Number.isInteger)).toBe(true);
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
          expect(low).toBeLessThanOrEqual(Math.min(open, close));
          expect(low).toBeGreaterThan(0);
          expect(volume).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('open where the one before closed, without a gap anywhere', () => {
    fc.assert(
      fc.property(anyIndex, anyTickMs, fc.constantFrom(1, 5, 60, 240), (index, tickMs, intervalMinutes) => {
        const candles = market.candles(index, intervalMinutes, { count: 40, tickMs });
        expect(candles).toHaveLength(40);
        for (const [i, candle] of candles.entries()) {
          const before = candles[i - 1];
          if (before !== undefined) {
            expect(candle.open).toBe(before.close);
            expect(candle.openMs).toBe(before.openMs + intervalMinutes * MINUTE_MS);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of longer intervals are exactly the minutes they are made of', () => {
    const intervals = fc.constantFrom(5, 15, 30, 60, 240, 1440);
    fc.assert(
      fc.property(anyIndex, anyTickMs, intervals, (index, tickMs, intervalMinutes) => {
        const candles = market.candles(index, intervalMinutes, { count: 3, tickMs });
        for (const candle of candles) {
          const endMs = candle.openMs + intervalMinutes * MINUTE_MS;
          const fromMs = candle.openMs;
          const untilMs = Math.min(endMs - STEP_MS, tickMs);
          const minutes = market.candles(index, 1, { count: intervalMinutes, fromMs, tickMs: untilMs });
          expect(stripTime(candle)).toEqual(joinNaively(minutes));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a week begin on Monday at midnight UTC and are made of its days', () => {
    const tickMs = Date.UTC(2026, 10, 21, 13, 47);
    const weeks = market.candles(0, 7 * 1440, { count: 4, tickMs });
    expect(weeks.map(({ openMs }) => new Date(openMs).toISOString())).toEqual([
      '2026-10-26T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
      '2026-11-09T00:00:00.000Z',
      '2026-11-16T00:00:00.000Z',
    ]);
    const lastWeek = weeks[3];
    const days = market.candles(0, 1440, { count: 100, fromMs: lastWeek?.openMs ?? 0, tickMs });
    expect(days).toHaveLength(6);
    expect(stripTime(lastWeek as Candle)).toEqual(joinNaively(days));
  });

  it('do not reach back beyond the first day of the exchange', () => {
    const candles = market.candles(0, 1440, { count: 1000, tickMs: LISTED_MS + 3 * 86_400_000 });
    expect(candles.map(({ openMs }) => openMs)).toEqual(
      [0, 1, 2, 3].map((day) => LISTED_MS + day * 86_400_000),
    );
  });
});

describe('The 24-hour figures', () => {
  it('are those of the last 1,440 one-minute candles, the running one as far as it has come', () => {
    fc.assert(
      fc.property(anyIndex, anyTickMs, (index, tickMs) => {
        expect(market.lastDay(index, tickMs)).toEqual(joinNaively(minutesUntil(index, tickMs, 1440)));
      }),
      { numRuns: 60 },
    );
  });

  it('stay right while time goes on over minutes, hours and midnight', () => {
    const startMs = Date.UTC(2026, 5, 30, 22, 58, 30);
    for (let tickMs = startMs; tickMs < startMs + 3 * 3_600_000; tickMs += 37_350) {
      expect(market.lastDay(7, tickMs)).toEqual(joinNaively(minutesUntil(7, tickMs, 1440)));
    }
  });
});

describe('The path inside a minute', () => {
  const steps = Array.from({ length: MINUTE_MS / STEP_MS }, (_, i) => i);

  it('starts at the open, ends at the close, and reaches the high and the low without passing them', () => {
    fc.assert(
      fc.property(anyIndex, anyTickMs, (index, tickMs) => {
        const startMs = tickMs - (tickMs % MINUTE_MS);
        const [whole] = market.candles(index, 1, { count: 2, tickMs: startMs + MINUTE_MS });
        const prices = steps.map((step) => market.lastDay(index, startMs + step * STEP_MS).close);
        expect(prices[0]).toBe(whole?.open);
        expect(prices.at(-1)).toBe(whole?.close);
        expect(Math.max(...prices)).toBe(whole?.high);
        expect(Math.min(...prices)).toBe(whole?.low);
      }),
      { numRuns: 25 },
    );
  });

  it('widens the running candle by exactly the prices it has shown, while volume only grows', () => {
    fc.assert(
      fc.property(anyIndex, anyTickMs, (index, tickMs) => {
        const startMs = tickMs - (tickMs % MINUTE_MS);
        const shown: number[] = [];
        let volumeBefore = 0;
        for (const step of steps) {
          const [running] = market.candles(index, 1, { count: 1, tickMs: startMs + step * STEP_MS });
          shown.push(running?.close ?? 0);
          expect(running?.high).toBe(Math.max(...shown));
          expect(running?.low).toBe(Math.min(...shown));
          expect(running?.volume).toBeGreaterThanOrEqual(volumeBefore);
          volumeBefore = running?.volume ?? 0;
        }
        const [whole] = market.candles(index, 1, { count: 2, tickMs: startMs + MINUTE_MS });
        expect(volumeBefore).toBe(whole?.volume);
      }),
      { numRuns: 5 },
    );
  });
});
