import { Decimal } from './decimal.ts';

/** What a chain asks for a withdrawal (screens.md 3.3). */
export interface FeeTerms {
  /** A fixed number of coins. */
  readonly fixed: string;
  /** A part of what is sent, 0.001 for a thousandth; below 1. */
  readonly percentage: string;
  /** Digits after the point that the chain has. */
  readonly accuracy: number;
}

/** What a withdrawal costs; all three are coins. */
export interface WithdrawalPrice {
  /** What leaves the wallets. */
  readonly debit: Decimal;
  readonly fee: Decimal;
  /** What arrives; zero or less where the fee is more than the amount. */
  readonly receive: Decimal;
}

/**
 * screens.md 1.17, "Fee rule": on top (0), fee = amount / (1 − p) · p + f and the amount arrives; inside (1), fee = f +
 * (amount − f) · p and the amount leaves. Fees are rounded up to the chain's digits.
 */
export function priceWithdrawal(
  amount: string,
  feeType: 0 | 1,
  { fixed, percentage, accuracy }: FeeTerms,
): WithdrawalPrice {
  const sent = new Decimal(amount);
  const part = new Decimal(percentage);
  const exact =
    feeType === 0
      ? sent.div(new Decimal(1).minus(part)).times(part).plus(fixed)
      : sent.minus(fixed).times(part).plus(fixed);
  const fee = exact.toDecimalPlaces(accuracy, Decimal.ROUND_UP);
  return feeType === 0
    ? { debit: sent.plus(fee), fee, receive: sent }
    : { debit: sent, fee, receive: sent.minus(fee) };
}
