import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approxValue } from '#app/records/approxValue.ts';
import { gapToSpot } from '#app/screens/exchange/prices/gapToSpot.ts';
import { spotComparison } from '#app/screens/exchange/prices/spotComparison.ts';

const BOUNDS = { warnRate: '0.01', blockRate: '0.05' };

describe('the gap to spot', () => {
  test.each([
    ['-0.001', { side: 'worse', percent: '0.10', level: 'fine' }],
    ['-0.00321', { side: 'worse', percent: '0.33', level: 'fine' }],
    ['-0.0000001', { side: 'worse', percent: '0.01', level: 'fine' }],
    ['-0.01', { side: 'worse', percent: '1.00', level: 'warn' }],
    ['-0.05', { side: 'worse', percent: '5.00', level: 'block' }],
    ['0.08', { side: 'better', percent: '8.00', level: 'fine' }],
    ['0.00329', { side: 'better', percent: '0.32', level: 'fine' }],
    ['0.00009', { side: 'same', percent: '0', level: 'fine' }],
    ['0', { side: 'same', percent: '0', level: 'fine' }],
  ] as const)('of %s is stated from the user’s side, a loss rounded away from zero', (gapRate, expected) => {
    expect(gapToSpot({ gapRate, ...BOUNDS })).toEqual(expected);
  });

  test('never makes a loss look smaller or a gain look larger than it is', () => {
    const ratio = fc.integer({ min: 1, max: 9_999_999 }).map((digits) => (digits / 1e8).toFixed(8));
    fc.assert(
      fc.property(ratio, (size) => {
        const [worse, better] = [`-${size}`, size].map((gapRate) => gapToSpot({ gapRate, ...BOUNDS }));
        expect(Number(worse?.percent)).toBeGreaterThanOrEqual(Number(size) * 100 - 1e-12);
        expect(Number(better?.percent)).toBeLessThanOrEqual(Number(size) * 100 + 1e-12);
      }),
    );
  });
});

describe('a value after "≈"', () => {
  const rates = {
    lastPriceOf: (symbol: string) => ({ BTCUSDT: '60000' })[symbol],
    usdPerUnitOf: (currency: string) => ({ EUR: '1.08', JPY: '0.0066' })[currency],
  };

  test.each([
    ['0.12345', 'EUR', '6858.33'],
    ['-0.12345', 'EUR', '-6858.34'],
    ['-0.0000001', 'USD', '-0.0060'],
    ['0.12345', 'JPY', '1122272'],
    ['-0.12345', 'JPY', '-1122273'],
  ])('of %s BTC in %s is cut, and of a loss rounded away from zero', (amount, currency, value) => {
    expect(Number(approxValue(amount, 'BTC', currency, rates)?.value)).toBe(Number(value));
  });
});

describe('the comparison with spot', () => {
  const prices = {
    quoteBySymbol: new Map([
      ['BTCUSDT', { lastPrice: '60000' }],
      ['ETHUSDT', { lastPrice: '3000' }],
    ]),
    rateByCurrency: new Map([['EUR', '1.08']]),
  };

  test('takes the fee of one trade where the pair is listed', () => {
    const question = { from: 'BTC', to: 'USDT', fromAmount: '0.1', convertedAmount: '5990', toScale: 2 };
    expect(spotComparison(question, prices)).toEqual({ toAmount: '5994.00', trades: 1, difference: '-4' });
  });

  test('takes it twice where spot goes through USDT, and cuts to the coin’s scale', () => {
    const question = { from: 'BTC', to: 'ETH', fromAmount: '1', convertedAmount: '19.98', toScale: 4 };
    expect(spotComparison(question, prices)).toEqual({ toAmount: '19.9600', trades: 2, difference: '0.02' });
  });

  test('is left out where spot has no such trade', () => {
    const question = { from: 'BTC', to: 'EUR', fromAmount: '1', convertedAmount: '50000', toScale: 2 };
    expect(spotComparison(question, prices)).toBeNull();
  });
});
