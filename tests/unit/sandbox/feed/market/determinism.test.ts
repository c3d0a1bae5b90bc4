import { describe, expect, it } from 'vitest';
import { createMarket, type Market } from '#sandbox/feed/market/createMarket.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 13, 47, 33, 250);
const HOUR_MS = 3_600_000;

/** Places all over the list and moments all over four years, some of them close together. */
const QUESTIONS = [0, 1, 2, 41, 42, 60, 130, 199, 200, 333, 499].flatMap((index) =>
  [0, 50, 60_000, HOUR_MS, 24 * HOUR_MS, 200 * 24 * HOUR_MS, 1300 * 24 * HOUR_MS].map((agoMs) => ({
    index,
    tickMs: NOW_MS - agoMs,
  })),
);

function answer(market: Market, { index, tickMs }: { index: number; tickMs: number }): string {
  const candles = [1, 60, 1440].map((minutes) => market.candles(index, minutes, { count: 5, tickMs }));
  return JSON.stringify([market.lastTick(index, tickMs), market.lastDay(index, tickMs), candles]);
}

/** Every second question first, then backwards: nothing that is asked in order. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return [...items.filter((_, i) => i % 2 === 1), ...items.filter((_, i) => i % 2 === 0).reverse()];
}

describe('Two markets with one seed', () => {
  it('agree to the digit whatever they were asked before', () => {
    const first = createMarket({ seed: 'one', symbols: 500, rhythm: 'own' });
    const second = createMarket({ seed: 'one', symbols: 500, rhythm: 'own' });
    const firstAnswers = new Map(QUESTIONS.map((question) => [question, answer(first, question)]));
    for (const question of shuffle(QUESTIONS)) {
      expect(answer(second, question)).toBe(firstAnswers.get(question));
    }
  });

  it('agree on prices when their lists differ in length and their feeds in rhythm', () => {
    const long = createMarket({ seed: 'one', symbols: 500, rhythm: 'own' });
    const short = createMarket({ seed: 'one', symbols: 300, rhythm: 'constant' });
    for (const index of [0, 41, 199, 200, 299]) {
      expect(short.pairs[index]).toEqual(long.pairs[index]);
      expect(short.lastDay(index, NOW_MS)).toEqual(long.lastDay(index, NOW_MS));
    }
  });

  it('repeat the prices written down here', () => {
    const { lastDay } = createMarket({ seed: 'sluice', symbols: 500, rhythm: 'own' });
    expect(lastDay(0, NOW_MS)).toMatchInlineSnapshot(`
      {
        "close": 6096249,
        "high": 6172649,
        "low": 6089641,
        "open": 6140430,
        "turnover": 4028760408638,
        "volume": 6575425284,
      }
    `);
    expect(lastDay(499, NOW_MS)).toMatchInlineSnapshot(`
      {
        "close": 17950,
        "high": 18475,
        "low": 17657,
        "open": 18350,
        "turnover": 637431022,
        "volume": 3535445,
      }
    `);
  });
});

describe('Two markets with different seeds', () => {
  it('have different prices for every pair', () => {
    const first = createMarket({ seed: 'one', symbols: 500, rhythm: 'own' });
    const second = createMarket({ seed: 'two', symbols: 500, rhythm: 'own' });
    for (const { index } of first.pairs) {
      expect(second.lastDay(index, NOW_MS)).not.toEqual(first.lastDay(index, NOW_MS));
    }
  });
});

describe('The trade clock', () => {
  const market = createMarket({ seed: 'one', symbols: 500, rhythm: 'own' });
  const endMs = NOW_MS + 5 * 60_000;

  function listTicks(index: number): number[] {
    const ticks = new Set<number>();
    for (let nowMs = NOW_MS; nowMs < endMs; nowMs += 50) {
      ticks.add(market.lastTick(index, nowMs));
    }
    return [...ticks];
  }

  it('ticks every pair at least every 20 s and the busiest in every frame of 500 ms', () => {
    for (const { index, symbol } of market.pairs) {
      const ticks = listTicks(index);
      const gaps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0));
      expect(Math.max(...gaps), symbol).toBeLessThan(symbol === 'BTCUSDT' ? 501 : 20_000);
      expect(Math.min(...gaps), symbol).toBeGreaterThan(0);
    }
  });

  it('lets quiet pairs rest for seconds', () => {
    const quietest = market.pairs.reduce((a, b) => (b.dailyTurnoverUsd < a.dailyTurnoverUsd ? b : a));
    expect(listTicks(quietest.index).length).toBeLessThan(40);
  });

  it('never gives a tick of the future', () => {
    for (const { index } of market.pairs) {
      expect(market.lastTick(index, NOW_MS)).toBeLessThanOrEqual(NOW_MS);
    }
  });
});
