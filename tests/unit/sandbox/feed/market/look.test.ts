import { describe, expect, it } from 'vitest';
import { createMarket } from '#sandbox/feed/market/createMarket.ts';

const SYMBOLS = 600;
const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 21, 13, 47);
const market = createMarket({ seed: 'look', symbols: SYMBOLS, rhythm: 'own' });

function findIndex(symbol: string): number {
  const pair = market.findPair(symbol);
  if (pair === undefined) {
    throw new Error(`There is no ${symbol}.`);
  }
  return pair.index;
}

function digitsOf(symbol: string): number {
  return market.findPair(symbol)?.priceDigits ?? 0;
}

function priceOf(symbol: string, tickMs: number): number {
  return market.lastDay(findIndex(symbol), tickMs).close / 10 ** digitsOf(symbol);
}

/** Log returns of the last so many minutes. */
function readReturns(symbol: string, minutes: number): number[] {
  const candles = market.candles(findIndex(symbol), 1, { count: minutes, tickMs: NOW_MS });
  return candles.map(({ open, close }) => Math.log(close / open));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How alike values and their successors are, from -1 to 1. */
function autocorrelate(values: readonly number[], lag: number): number {
  const middle = mean(values);
  const away = values.map((value) => value - middle);
  const together = away.slice(lag).map((value, i) => value * (away[i] ?? 0));
  return together.reduce((sum, value) => sum + value, 0) / away.reduce((sum, value) => sum + value ** 2, 0);
}

const TWENTY_DAYS = 20 * 1440;

describe('Prices', () => {
  it.each(['BTCUSDT', 'SOLUSDT', 'SHIBUSDT', 'C0444USDT'])(
    'of %s have quiet and wild spells, but no direction that follows from the last minute',
    (symbol) => {
      const returns = readReturns(symbol, TWENTY_DAYS);
      const sizes = returns.map(Math.abs);
      expect(autocorrelate(sizes, 1)).toBeGreaterThan(0.1);
      expect(autocorrelate(sizes, 30)).toBeGreaterThan(0.05);
      expect(Math.abs(autocorrelate(returns, 1))).toBeLessThan(0.05);
    },
  );

  it.each(['BTCUSDT', 'SOLUSDT', 'C0444USDT'])(
    'of %s have fatter tails than a plain random walk',
    (symbol) => {
      const returns = readReturns(symbol, TWENTY_DAYS);
      const variance = mean(returns.map((value) => value ** 2));
      expect(mean(returns.map((value) => value ** 4)) / variance ** 2).toBeGreaterThan(4);
    },
  );

  it('move in every hour of a day, for every pair', () => {
    for (const { index, symbol } of market.pairs) {
      for (const candle of market.candles(index, 60, { count: 25, tickMs: NOW_MS }).slice(0, 24)) {
        expect(candle.high, symbol).toBeGreaterThan(candle.low);
      }
      const closes = market.candles(index, 1, { count: 60, tickMs: NOW_MS }).map(({ close }) => close);
      expect(new Set(closes).size, symbol).toBeGreaterThan(3);
    }
  });

  it.each(['BTCUSDT', 'PEPEUSDT', 'SUIUSDT', 'C0444USDT', 'C0599USDT'])(
    'of %s stay between a third and three times its start price through a year',
    (symbol) => {
      const start = (market.findPair(symbol)?.startPrice ?? 0) * 10 ** digitsOf(symbol);
      const days = market.candles(findIndex(symbol), 1440, { count: 400, tickMs: NOW_MS });
      expect(Math.max(...days.map(({ high }) => high))).toBeLessThan(start * 3);
      expect(Math.min(...days.map(({ low }) => low))).toBeGreaterThan(start / 3);
    },
  );

  it('of pegged coins stay within 0.2 % of one', () => {
    const pegged = ['USDCUSDT', 'DAIUSDT', 'DAIUSDC'];
    for (const symbol of pegged) {
      const one = 10 ** digitsOf(symbol);
      const days = market.candles(findIndex(symbol), 1440, { count: 400, tickMs: NOW_MS });
      expect(Math.max(...days.map(({ high }) => high)), symbol).toBeLessThan(one * 1.002);
      expect(Math.min(...days.map(({ low }) => low)), symbol).toBeGreaterThan(one * 0.998);
    }
  });

  it('of cross pairs follow the two dollar prices they are the ratio of', () => {
    const crosses = market.pairs.filter(({ quote, base }) => quote.coin !== 'USDT' && base.coin !== 'USDT');
    for (const { index, symbol, base, quote, priceDigits } of crosses) {
      for (const agoMs of [0, 7_350, DAY_MS, 300 * DAY_MS]) {
        const tickMs = NOW_MS - agoMs;
        const ratio = priceOf(`${base.coin}USDT`, tickMs) / priceOf(`${quote.coin}USDT`, tickMs);
        const price = market.lastDay(index, tickMs).close / 10 ** priceDigits;
        expect(Math.abs(price / ratio - 1), `${symbol} ${agoMs}`).toBeLessThan(0.01);
      }
    }
  });

  it('of cross pairs equal that ratio to within a tenth of a per cent where minutes meet', () => {
    const tickMs = NOW_MS - (NOW_MS % 60_000);
    for (const [cross, base, quote] of [
      ['ETHBTC', 'ETHUSDT', 'BTCUSDT'],
      ['SOLETH', 'SOLUSDT', 'ETHUSDT'],
      ['LTCMNT', 'LTCUSDT', 'MNTUSDT'],
      ['XRPUSDC', 'XRPUSDT', 'USDCUSDT'],
    ] as const) {
      const ratio = priceOf(base, tickMs) / priceOf(quote, tickMs);
      expect(Math.abs(priceOf(cross, tickMs) / ratio - 1), cross).toBeLessThan(0.001);
    }
  });
});

describe('Trading', () => {
  it('turns over a billion dollars of BTC a day, and between ten thousand and ten million of a synthetic coin', () => {
    const turnoverOf = (index: number) =>
      market.lastDay(index, NOW_MS).turnover / 10 ** (market.pairs[index]?.turnoverDigits ?? 0);
    expect(turnoverOf(0)).toBeGreaterThan(2e8);
    expect(turnoverOf(0)).toBeLessThan(5e9);
    for (const { index, symbol } of market.pairs.slice(200)) {
      expect(turnoverOf(index), symbol).toBeGreaterThan(1e3);
      expect(turnoverOf(index), symbol).toBeLessThan(1e8);
    }
  });

  it('is heavier in wild minutes than in quiet ones', () => {
    const candles = market.candles(0, 1, { count: TWENTY_DAYS, tickMs: NOW_MS });
    const bySize = candles.toSorted((a, b) => (a.high - a.low) / a.open - (b.high - b.low) / b.open);
    const quiet = bySize.slice(0, 2880).map(({ volume }) => volume);
    const wild = bySize.slice(-2880).map(({ volume }) => volume);
    expect(mean(wild)).toBeGreaterThan(2 * mean(quiet));
  });

  it('has a mean price between the low and the high of each minute', () => {
    const { priceDigits = 0, volumeDigits = 0, turnoverDigits = 0 } = market.pairs[0] ?? {};
    for (const candle of market.candles(0, 1, { count: 1000, tickMs: NOW_MS }).slice(0, -1)) {
      const meanPrice = candle.turnover / 10 ** turnoverDigits / (candle.volume / 10 ** volumeDigits);
      expect(meanPrice * 10 ** priceDigits).toBeGreaterThan(candle.low - 1);
      expect(meanPrice * 10 ** priceDigits).toBeLessThan(candle.high + 1);
    }
  });
});
