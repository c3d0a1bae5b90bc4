import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

interface Charged {
  /** What was received, after fee and tax. */
  readonly gets: { readonly amount: string };
  readonly fee: { readonly amount: string } | null;
  readonly taxes: readonly { readonly amount: string }[];
}

const PLACES = 2;

/** Which part of what the coins were worth the fee took, in percent as a plain decimal: "2.04". */
export function feeShareOf({ gets, fee, taxes }: Charged): string {
  const taken = new Decimal(fee?.amount ?? 0);
  const whole = taxes.reduce((sum, { amount }) => sum.plus(amount), taken.plus(gets.amount));
  return whole.isZero() ? '0' : cutDecimal(taken.div(whole).times(100), PLACES);
}
