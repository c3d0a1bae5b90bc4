import { Decimal } from '#shared/money/decimal.ts';

/** A value as plain decimal text, cut toward zero at so many digits, without zeros at its end. */
export function writePlain(value: Decimal, digits: number): string {
  return value.toDecimalPlaces(digits, Decimal.ROUND_DOWN).toFixed();
}
