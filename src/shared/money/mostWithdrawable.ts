import { Decimal } from './decimal.ts';
import { type FeeTerms, priceWithdrawal } from './priceWithdrawal.ts';

/**
 * The most that can be entered where so much can be taken, in the chain's digits: the fee comes out of it where it is paid
 * on top (screens.md 0.3, C1, "Max"). Zero where the fee is all that there is, or more.
 */
export function mostWithdrawable(available: string, feeType: 0 | 1, terms: FeeTerms): Decimal {
  const all = new Decimal(available).toDecimalPlaces(terms.accuracy, Decimal.ROUND_DOWN);
  if (feeType === 1) return all;
  const rest = new Decimal(available).minus(terms.fixed);
  const most = rest
    .times(new Decimal(1).minus(terms.percentage))
    .toDecimalPlaces(terms.accuracy, Decimal.ROUND_DOWN);
  if (most.lte(0)) return new Decimal(0);
  // A fee that is rounded up may take the last digit.
  const { debit } = priceWithdrawal(most.toFixed(), 0, terms);
  return debit.lte(available) ? most : most.minus(new Decimal(10).pow(-terms.accuracy));
}

/**
 * The least that can be entered: the network's minimum, or more where the fee comes out of it and would leave nothing. In the
 * chain's digits, up.
 */
export function leastWithdrawable(min: string, feeType: 0 | 1, terms: FeeTerms): string {
  if (feeType === 0) return min;
  const { fixed, percentage, accuracy } = terms;
  // So much more than the fixed part that one unit is left of it after the percentage.
  const beyond = new Decimal(10).pow(-accuracy).div(new Decimal(1).minus(percentage));
  const least = new Decimal(fixed).plus(beyond).toDecimalPlaces(accuracy, Decimal.ROUND_UP);
  return least.gt(min) ? least.toFixed() : min;
}
