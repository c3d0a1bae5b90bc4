import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

const USD_PLACES = 2;
/** Of what would be cut to nothing. */
const FINE_PLACES = 6;

/** A value in USDT as it is read, a plain decimal: cut to cents, and with more digits where it is less than one. */
export function readableUsd(value: string): string {
  const amount = new Decimal(value);
  return cutDecimal(amount, amount.gt(0) && amount.lt('0.01') ? FINE_PLACES : USD_PLACES);
}

/** A fee in USDT as it is read: never less than it is (screens.md 0.1). */
export function readableFee(value: string): string {
  const amount = new Decimal(value);
  const places = amount.gt(0) && amount.lt('0.01') ? FINE_PLACES : USD_PLACES;
  return amount.toFixed(places, Decimal.ROUND_UP);
}

/** A share in percent as it is read, with no more digits than it has: "0.02" is "2". */
export function percentOf(share: string): string {
  return new Decimal(share).times(100).toFixed();
}

/** The fee on a value, in USDT; an estimate. */
export function feeOf(valueUsd: string, feeRate: string): string {
  return new Decimal(valueUsd).times(feeRate).toFixed();
}

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
