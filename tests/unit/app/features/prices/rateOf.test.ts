import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from '#app/features/prices/changeOf.ts';
import { candidatesOf, routeOf } from '#app/features/prices/pairRoute.ts';
import { inverseOf, type Prices, rateOf } from '#app/features/prices/rateOf.ts';
import { Decimal } from '#shared/money/decimal.ts';

const pricesOf = (
  lastBySymbol: Readonly<Record<string, string>>,
  rates: Readonly<Record<string, string>> = {},
): Prices => ({
  quoteBySymbol: new Map(Object.entries(lastBySymbol).map(([symbol, lastPrice]) => [symbol, { lastPrice }])),
  rateByCurrency: new Map(Object.entries(rates)),
});

/** Prices as the feed has them: some significant digits at some scale. */
const price = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, scale]) => new Decimal(digits).div(new Decimal(10).pow(scale)).toFixed());

describe('the price of a pair', () => {
  test('is the symbol’s own where there is one', () => {
    const prices = pricesOf({ ETHBTC: '0.05123', ETHUSDT: '3000', BTCUSDT: '60000' });
    expect(rateOf('ETH', 'BTC', prices)).toBe('0.05123');
  });

  test('is the inverse where only the other way round is listed', () => {
    expect(rateOf('USDT', 'BTC', pricesOf({ BTCUSDT: '50000' }))).toBe('0.00002');
    expect(rateOf('BTC', 'ETH', pricesOf({ ETHBTC: '0.05' }))).toBe('20');
  });

  test('goes through USDT where neither is listed', () => {
    expect(rateOf('SOL', 'XRP', pricesOf({ SOLUSDT: '150', XRPUSDT: '0.5' }))).toBe('300');
  });

  test('of a currency is by its own rate, taken as USDT', () => {
    expect(rateOf('BTC', 'EUR', pricesOf({ BTCUSDT: '60000' }, { EUR: '1.2' }))).toBe('50000');
    expect(rateOf('EUR', 'USDT', pricesOf({}, { EUR: '1.08' }))).toBe('1.08');
  });

  test('of a coin that has a currency’s code is by the coin’s own price', () => {
    const prices = pricesOf({ MNTUSDT: '0.5', SOLUSDT: '150' }, { MNT: '0.00029' });
    expect(rateOf('SOL', 'MNT', prices)).toBe('300');
  });

  test.each([
    ['a coin without a price', 'SOL', 'XRP', { SOLUSDT: '150' }],
    ['a price of zero', 'USDT', 'BTC', { BTCUSDT: '0' }],
    ['a coin against itself', 'BTC', 'BTC', { BTCUSDT: '60000' }],
  ])('is nothing rather than a guess for %s', (_case, from, to, lastBySymbol) => {
    expect(rateOf(from, to, pricesOf(lastBySymbol))).toBeNull();
  });

  test('through USDT agrees with a direct symbol that was made of the same prices, within its scale', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: 4, max: 10 }), (fromUsd, toUsd, scale) => {
        const direct = new Decimal(fromUsd).div(toUsd).toFixed(scale, Decimal.ROUND_HALF_UP);
        fc.pre(!new Decimal(direct).isZero());
        const legs = { AUSDT: fromUsd, BUSDT: toUsd };
        const rate = rateOf('A', 'B', pricesOf({ ...legs, AB: direct })) ?? '0';
        const crossed = rateOf('A', 'B', pricesOf(legs)) ?? '0';
        expect(new Decimal(rate).minus(crossed).abs().lte(new Decimal(10).pow(-scale))).toBe(true);
      }),
    );
  });

  test('turned over twice is the same again, to ten digits', () => {
    fc.assert(
      fc.property(price, (rate) => {
        const back = inverseOf(inverseOf(rate) ?? '0') ?? '0';
        expect(new Decimal(back).div(rate).minus(1).abs().lt('1e-9')).toBe(true);
      }),
    );
  });
});

describe('the way to a price', () => {
  test('asks for every symbol that may have it, and for none twice', () => {
    expect(candidatesOf('SOL', 'XRP')).toEqual(['SOLXRP', 'XRPSOL', 'SOLUSDT', 'XRPUSDT']);
    expect(candidatesOf('BTC', 'USDT')).toEqual(['BTCUSDT', 'USDTBTC']);
  });

  test('is certain for pairs with USDT, and waits for the feed for all others', () => {
    const none = (): boolean => false;
    expect(routeOf('BTC', 'USDT', none)).toEqual({ kind: 'direct', symbol: 'BTCUSDT' });
    expect(routeOf('USDT', 'BTC', none)).toEqual({ kind: 'inverse', symbol: 'BTCUSDT' });
    expect(routeOf('ETH', 'BTC', none)).toBeUndefined();
  });
});

describe('the change of 24 hours', () => {
  const changes = (by: Readonly<Record<string, string>>) =>
    new Map(Object.entries(by).map(([symbol, changeRate24H]) => [symbol, { changeRate24H }]));

  test.each([
    ['of a listed pair is its own', 'BTC', 'USDT', { BTCUSDT: '-1.24' }, '-1.24'],
    ['of the pair turned over is not only another sign', 'USDT', 'BTC', { BTCUSDT: '25' }, '-20.00'],
    ['of two coins that doubled is nothing', 'A', 'B', { AUSDT: '100', BUSDT: '100' }, '0.00'],
    ['of a loss is never shown smaller than it is', 'USDT', 'BTC', { BTCUSDT: '0.5' }, '-0.50'],
    ['of two coins divides what became of them', 'A', 'B', { AUSDT: '50', BUSDT: '-50' }, '200.00'],
  ] as const)('%s', (_case, from, to, by, expected) => {
    expect(changeOf(from, to, changes(by))).toBe(expected);
  });

  test('is nothing where one of the coins has none', () => {
    expect(changeOf('A', 'B', changes({ AUSDT: '50' }))).toBeNull();
    expect(changeOf('USDT', 'B', changes({ BUSDT: '-100' }))).toBeNull();
  });
});
