import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapToSpot } from '#app/features/prices/describeGap.ts';
import { ratioAfterCharges, spotGap, spotRateOf } from '#app/features/prices/spotGap.ts';
import { approxValue } from '#app/features/recordList/approxValue.ts';
import { Decimal } from '#shared/money/decimal.ts';

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
    expect(gapToSpot(gapRate, BOUNDS)).toEqual(expected);
  });

  test('never makes a loss look smaller or a gain look larger than it is', () => {
    const ratio = fc.integer({ min: 1, max: 9_999_999 }).map((digits) => (digits / 1e8).toFixed(8));
    fc.assert(
      fc.property(ratio, (size) => {
        const [worse, better] = [`-${size}`, size].map((gapRate) => gapToSpot(gapRate, BOUNDS));
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

describe('what a trade brings against spot', () => {
  test('is after its fee and tax, in the coin that is received and as a share', () => {
    // 0.1 BTC at 60,000 less 0.1 %, then 0.05 % of what comes in.
    const spotRate = spotRateOf('59940', '-0.001') ?? '';
    const gap = spotGap([{ given: { amount: '0.1' }, got: { amount: '5991.003' }, spotRate }]);
    expect(new Decimal(spotRate).toFixed()).toBe('60000');
    expect(gap).toEqual({ amount: '-8.997', ratio: '-0.0014995' });
    expect(gapToSpot(gap?.ratio ?? '')).toMatchObject({ side: 'worse', percent: '0.15' });
  });

  test('is the same share before there is an amount', () => {
    expect(ratioAfterCharges('-0.001', { feeRate: '0.0005', taxRate: '0' })).toBe('-0.0014995');
    expect(ratioAfterCharges('0', { feeRate: '0', taxRate: '0.01' })).toBe('-0.01');
  });

  test('has no price to be measured by where the distance is all of it', () => {
    expect(spotRateOf('1', '-1')).toBeNull();
    expect(spotGap([{ given: { amount: '0' }, got: { amount: '1' }, spotRate: '1' }])).toBeNull();
  });
});
