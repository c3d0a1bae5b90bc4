import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretAfter } from '#app/components/amount/writeAmount.ts';
import { approxValue, type ValueRates } from '#app/features/recordList/approxValue.ts';
import { dustLeft, maxAmount, shareOf } from '#app/features/ticketForm/balanceAmounts.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Plain decimals of up to so many digits after the point. */
const dec = (digits: number, most = 10n ** 9n) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: most }), fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }))
    .map(([whole, part]) =>
      new Decimal(whole.toString()).plus(new Decimal(part.toString()).div(10 ** digits)).toFixed(),
    );
const share = fc.nat(300).map((permille) => new Decimal(permille).div(10_000).toFixed());
const scale = fc.nat(8);

describe('the most that can be given', () => {
  test.each([
    [{ balance: '1.23456789', scale: 4 }, '1.2345'],
    [{ balance: '10', scale: 2, feeOnTop: { fixed: '0.25' } }, '9.75'],
    [{ balance: '10', scale: 2, feeOnTop: { rate: '0.001' } }, '9.99'],
    [{ balance: '0.1', scale: 2, feeOnTop: { fixed: '0.25' } }, '0'],
    [{ balance: '10', scale: 2, caps: ['7.5', undefined, '8'] }, '7.5'],
    [{ balance: '0.00000001', scale: 0 }, '0'],
    [{ balance: '-5', scale: 2 }, '0'],
  ])('of %j is %s', (options, most) => {
    expect(maxAmount(options)).toBe(most);
  });

  test('is never, with its fee, above the balance, and one unit more would be', () => {
    fc.assert(
      fc.property(dec(10), share, dec(4, 10n), scale, (balance, rate, fixed, digits) => {
        const most = new Decimal(maxAmount({ balance, scale: digits, feeOnTop: { fixed, rate } }));
        const cost = (amount: Decimal) =>
          amount.plus(fixed).plus(amount.times(rate).toDecimalPlaces(digits, Decimal.ROUND_UP));
        expect(most.gte(0)).toBe(true);
        expect(most.decimalPlaces()).toBeLessThanOrEqual(digits);
        if (most.gt(0)) expect(cost(most).lte(balance)).toBe(true);
        const unit = new Decimal(10).pow(-digits);
        expect(cost(most.plus(unit)).gt(balance)).toBe(true);
      }),
    );
  });

  test('is shared out in floored parts that never exceed it', () => {
    expect(shareOf('0.99999999', 25, 8)).toBe('0.24999999');
    expect(shareOf('3', 50, 0)).toBe('1');
    fc.assert(
      fc.property(dec(8), scale, (most, digits) => {
        for (const percent of [25, 50, 75, 100]) {
          const part = new Decimal(shareOf(most, percent, digits));
          expect(part.times(100).lte(new Decimal(most).times(percent))).toBe(true);
        }
      }),
    );
  });
});

describe('about what an amount is worth', () => {
  const rates = (prices: Record<string, string>, usd: Record<string, string>): ValueRates => ({
    lastPriceOf: (symbol) => prices[symbol],
    usdPerUnitOf: (currency) => usd[currency],
  });
  const feed = rates({ BTCUSDT: '65000', SHIBUSDT: '0.000018' }, { EUR: '1.08', JPY: '0.0067', GBP: '0' });

  test.each([
    ['0.1', 'BTC', 'USD', '6500.00', 'USD'],
    ['0.1', 'BTC', 'EUR', '6018.51', 'EUR'],
    ['0.1', 'BTC', 'JPY', '970149', 'JPY'],
    ['12.345', 'USDT', 'USD', '12.34', 'USD'],
    ['100', 'EUR', 'USD', '108.00', 'USD'],
    // Whole units stay whole.
    ['108', 'USDT', 'EUR', '100.00', 'EUR'],
    ['100', 'EUR', 'EUR', '100.00', 'EUR'],
    ['67', 'USD', 'JPY', '10000', 'JPY'],
    ['100', 'GBP', 'GBP', '100.00', 'GBP'],
    ['5', 'SHIB', 'USD', '0.00009', 'USD'],
  ])('%s %s in %s is %s %s', (amount, coin, currency, value, shown) => {
    expect(approxValue(amount, coin, currency, feed)).toEqual({ value, currency: shown });
  });

  test('is given in USD where the currency has no rate, and by exchange-rate where the feed has none', () => {
    expect(approxValue('1', 'BTC', 'GBP', feed)).toEqual({ value: '65000.00', currency: 'USD' });
    const asked = { ...feed, unitsPerUsdOf: () => '0.8' };
    expect(approxValue('1', 'BTC', 'GBP', asked)).toEqual({ value: '52000.00', currency: 'GBP' });
  });

  test('is missing rather than 0 where the coin has no price', () => {
    expect(approxValue('1', 'NEW', 'USD', feed)).toBeUndefined();
    expect(approxValue('1', 'BTC', 'USD', rates({ BTCUSDT: '0' }, {}))).toBeUndefined();
  });
});

test.each([
  ['0.9', '1', '1', { left: '0.1', isAllOffered: true }],
  ['1', '1', '1', undefined],
  ['0.8', '1', '1', undefined],
  ['2', '1', '1', undefined],
  // What is finer than the scale can't be converted at all.
  ['1', '1.000000009', '1', undefined],
  // A limit takes less than the balance: almost all of the limit leaves much, and what is left can't be added.
  ['0.9', '3', '1', undefined],
  ['0.9', '1', '0.95', { left: '0.1', isAllOffered: false }],
])('%s of %s, at most %s, with a minimum of 0.2 leaves as dust: %j', (amount, balance, most, left) => {
  expect(dustLeft({ amount, balance, scale: 8, most, min: '0.2' })).toEqual(left);
});

test.each([
  ['1,234', 2, '1234', 1],
  ['1,234', 5, '1234', 4],
  ['1234', 0, '1,234', 0],
  ['1234', 1, '1,234', 2],
  ['', 0, '', 0],
])('the caret of “%s” at %i is, in “%s”, at %i', (before, caret, after, place) => {
  expect(caretAfter(before, caret, after)).toBe(place);
});
