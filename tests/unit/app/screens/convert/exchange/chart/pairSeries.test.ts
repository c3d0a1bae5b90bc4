import { describe, expect, test } from 'vitest';
import {
  lastDayOf,
  pairSeries,
  priceDigits,
  sampleOf,
  summaryOf,
  withLive,
} from '#app/screens/convert/exchange/chart/pairSeries.ts';

const candle = (t: number, c: string, h = c, l = c) => ({ t: String(t), o: c, h, l, c, v: '1', qv: '1' });
const CROSS = { kind: 'cross', fromSymbol: 'AUSDT', toSymbol: 'BUSDT' } as const;
const INVERSE = { kind: 'inverse', symbol: 'BTCUSDT' } as const;
const DIRECT = { kind: 'direct', symbol: 'BTCUSDT' } as const;
const point = (atMs: number, close: string) => ({ atMs, close, high: close, low: close });

describe('the past of a pair', () => {
  test('is the symbol’s own where there is one', () => {
    expect(pairSeries(DIRECT, [[candle(1, '10', '12', '8')]])).toEqual([
      { atMs: 1, close: '10', high: '12', low: '8' },
    ]);
  });

  test('turned over has its lowest where the symbol had its highest', () => {
    expect(pairSeries(INVERSE, [[candle(1, '10', '20', '5')]])).toEqual([
      { atMs: 1, close: '0.1', high: '0.2', low: '0.05' },
    ]);
  });

  test('of two symbols has the moments that both have', () => {
    const legs = [
      [candle(1, '10'), candle(2, '20'), candle(3, '30')],
      [candle(1, '5'), candle(3, '10')],
    ];
    expect(pairSeries(CROSS, legs)).toEqual([point(1, '2'), point(3, '3')]);
  });

  test('leaves out candles without a price: a chart of zeros has no change, and is none', () => {
    const series = pairSeries(DIRECT, [[candle(1, '0'), candle(2, '0.00')]]);
    expect([series, summaryOf(series)]).toEqual([[], undefined]);
    expect(summaryOf(pairSeries(DIRECT, [[candle(1, '0'), candle(2, '5')]]))?.change).toBe('0');
  });

  test('leaves out what can’t be divided by', () => {
    expect(pairSeries(CROSS, [[candle(1, '10')], [candle(1, '0')]])).toEqual([]);
  });
});

describe('the live price', () => {
  const clock = { nowMs: 25, intervalMs: 10 };

  test('moves the candle that runs, and its highest and lowest', () => {
    const series = withLive([point(10, '1'), point(20, '5')], '7', clock);
    expect(series).toEqual([point(10, '1'), { atMs: 20, close: '7', high: '7', low: '5' }]);
  });

  test('begins another candle once the last one is over', () => {
    expect(withLive([point(10, '5')], '7', clock)).toEqual([point(10, '5'), point(20, '7')]);
  });

  test('changes nothing where there is none, and makes no chart of itself', () => {
    expect(withLive([point(10, '5')], null, clock)).toEqual([point(10, '5')]);
    expect(withLive([], '7', clock)).toEqual([]);
  });
});

describe('a chart in words', () => {
  test('says where it began, where it is, its ends and its change', () => {
    const series = [point(1, '100'), point(2, '120'), point(3, '90')];
    expect(summaryOf(series)).toMatchObject({ high: '120', low: '90', change: '-10' });
    expect(summaryOf([])).toBeUndefined();
  });

  test('never shows a loss smaller than it is', () => {
    expect(summaryOf([point(1, '100000'), point(2, '99679')])?.change).toBe('-0.33');
    expect(summaryOf([point(1, '100000'), point(2, '100329')])?.change).toBe('0.32');
  });

  test('as a table has no more rows than can be read, and always the newest', () => {
    const series = Array.from({ length: 288 }, (_, at) => point(at, '1'));
    const rows = sampleOf(series, 24);
    expect(rows).toHaveLength(24);
    expect(rows.at(-1)?.atMs).toBe(287);
  });

  test.each([
    ['61126.3', 2],
    ['1.5', 5],
    ['0.00001635', 10],
    ['0', 2],
  ])('writes %s with %i digits after the point', (price, digits) => {
    expect(priceDigits(price)).toBe(digits);
  });
});

describe('the last day', () => {
  const quote = { highPrice24h: '50000', lowPrice24h: '40000' };

  test('is the feed’s, also the other way round', () => {
    expect(lastDayOf(DIRECT, quote, [])).toEqual({ high: '50000', low: '40000', isEstimate: false });
    expect(lastDayOf(INVERSE, quote, [])).toEqual({ high: '0.000025', low: '0.00002', isEstimate: false });
  });

  test('by way of USDT is an estimate, and says so', () => {
    const day = lastDayOf(CROSS, undefined, [point(1, '2'), point(2, '3')]);
    expect(day).toEqual({ high: '3', low: '2', isEstimate: true });
    expect(lastDayOf(CROSS, undefined, [])).toBeNull();
  });
});
