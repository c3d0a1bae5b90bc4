import { Decimal } from '#shared/money/decimal.ts';

/** A price as an answer states it; all are plain decimals. */
export interface StatedPrice {
  readonly gives: string;
  /** Units of the received coin for one unit of the given coin. */
  readonly rate: string;
  /** After the charges. */
  readonly gets: string;
  /** Fee and tax, in the coin that is received. */
  readonly charges: readonly string[];
}

/** The finest step of a rate: the wire has no more digits (screens.md 0.1). */
const RATE_STEP = new Decimal('1e-18');

/**
 * Whether what is received, with the charges, is what is given times the rate, within one unit of the last digit
 * (screens.md 0.2b). The last digit is that of the finest amount, since zeros at the end may be left out.
 */
export function isPriced({ gives, rate, gets, charges }: StatedPrice): boolean {
  const total = charges.reduce((sum, charge) => sum.plus(charge), new Decimal(gets));
  const difference = new Decimal(gives).times(rate).minus(total).abs();
  const unit = unitOf(Math.max(...[gets, ...charges].map(digitsOf)));
  return difference.lte(RATE_STEP.times(gives).plus(unit));
}

/** Whether two rates are those of one pair in both directions, within one unit of the last digit. */
export function isInverse(rate: string, inverse: string): boolean {
  return new Decimal(1)
    .div(rate)
    .minus(inverse)
    .abs()
    .lte(unitOf(digitsOf(inverse)));
}

/** Whether amounts come to a total. */
export function isSum(total: string, amounts: readonly string[]): boolean {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).eq(total);
}

function digitsOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}

function unitOf(digits: number): Decimal {
  return new Decimal(10).pow(-digits);
}
