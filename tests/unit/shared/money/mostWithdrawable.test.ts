import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { leastWithdrawable, mostWithdrawable } from '#shared/money/mostWithdrawable.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';

describe('The most that can be withdrawn', () => {
  it.each([
    ['100', 0, '1', '0', '99'],
    ['100', 1, '1', '0', '100'],
    ['0.5', 0, '1', '0', '0'],
    ['100.00009', 1, '1', '0', '100'],
    ['100', 0, '0', '0.001', '99.9'],
  ] as const)(
    'of %s with fee type %s, fee %s and part %s is %s',
    (available, feeType, fixed, percentage, most) => {
      const terms = { fixed, percentage, accuracy: 4 };
      expect(mostWithdrawable(available, feeType, terms).toFixed()).toBe(most);
    },
  );

  it('is paid by what there is, and a digit more is not', () => {
    const plain = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 10_000).toFixed(4));
    fc.assert(
      fc.property(
        plain(1_000_000_000),
        plain(100_000),
        fc.integer({ min: 0, max: 500 }).map((n) => (n / 10_000).toFixed(4)),
        fc.constantFrom(0 as const, 1 as const),
        fc.integer({ min: 0, max: 8 }),
        (available, fixed, percentage, feeType, accuracy) => {
          const terms = { fixed, percentage, accuracy };
          const most = mostWithdrawable(available, feeType, terms);
          if (most.isZero()) return;
          const debitOf = (amount: Decimal): Decimal =>
            priceWithdrawal(amount.toFixed(), feeType, terms).debit;
          const more = most.plus(new Decimal(10).pow(-accuracy));
          expect(debitOf(most).lte(available)).toBe(true);
          expect(debitOf(more.plus(new Decimal(10).pow(-accuracy))).gt(available)).toBe(true);
        },
      ),
    );
  });
});

test('The least that can be withdrawn leaves something, and a digit less does not, or is below the minimum', () => {
  const share = fc.integer({ min: 0, max: 9_000 }).map((n) => (n / 10_000).toFixed(4));
  const plain = fc.integer({ min: 0, max: 100_000 }).map((n) => (n / 10_000).toFixed(4));
  fc.assert(
    fc.property(plain, plain, share, fc.integer({ min: 0, max: 6 }), (min, fixed, percentage, accuracy) => {
      const terms = { fixed, percentage, accuracy };
      const least = leastWithdrawable(min, 1, terms);
      const less = new Decimal(least).minus(new Decimal(10).pow(-accuracy));
      expect(priceWithdrawal(least, 1, terms).receive.gt(0)).toBe(true);
      expect(less.lt(min) || priceWithdrawal(less.toFixed(), 1, terms).receive.lte(0)).toBe(true);
      expect(leastWithdrawable(min, 0, terms)).toBe(min);
    }),
  );
});
