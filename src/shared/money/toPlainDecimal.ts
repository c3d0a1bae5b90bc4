import { Decimal } from './decimal.ts';
import { parseNumeric } from './parseNumeric.ts';

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
