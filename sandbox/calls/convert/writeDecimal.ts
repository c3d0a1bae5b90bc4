import { plain } from '#sandbox/books/state/plain.ts';
import { cutDecimal, type Decimal } from '#shared/money/decimal.ts';

/** As many as an amount on the wire has (screens.md 0.1). */
const MOST_DIGITS = 18;

/** Plain decimal text, cut toward zero and without zeros at its end. */
export function writeDecimal(value: Decimal, digits: number = MOST_DIGITS): string {
  return plain(cutDecimal(value, digits));
}
