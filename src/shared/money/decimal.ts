import { Decimal as DecimalJs } from 'decimal.js';
import { parseNumeric } from './plainDecimals.ts';

/**
 * Our own decimal.js, so that no other code's settings change our digits (product.md section 9: precision 58).
 * Precision bounds the results of operations only; the constructor keeps every digit it is given.
 */
export const Decimal = DecimalJs.clone({ precision: 58, rounding: DecimalJs.ROUND_DOWN });
export type Decimal = DecimalJs;

/** Cut toward zero to a fixed number of decimals; negative zero prints as zero (design.md section 13). */
export function cutDecimal(value: Decimal, decimals: number): string {
  const text = value.toFixed(decimals, Decimal.ROUND_DOWN);
  return text.startsWith('-') && Number(text) === 0 ? text.slice(1) : text;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const ZERO = /^-?0+(?:\.0+)?$/;
const LEADING_ZEROS = /^(-?)0+(?=\d)/;

/**
 * A value from the wire as a plain decimal string. Decimals are kept as sent, trailing zeros too, since they show the
 * tick size; leading zeros go, exponents are written out; negative zero loses its sign. Anything that is not a finite
 * number is "0" (product.md section 5).
 */
export function toPlainDecimal(value: unknown): string {
  const text = parseNumeric(value);
  if (text === undefined) return '0';
  const plain = PLAIN.test(text) ? text.replace(LEADING_ZEROS, '$1') : new Decimal(text).toFixed();
  return plain.startsWith('-') && ZERO.test(plain) ? plain.slice(1) : plain;
}

/** A value as plain decimal text, cut toward zero at so many digits, without zeros at its end. */
export function writePlain(value: Decimal, digits: number): string {
  return value.toDecimalPlaces(digits, Decimal.ROUND_DOWN).toFixed();
}
