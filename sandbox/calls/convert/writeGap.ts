import { plain } from '#sandbox/books/state/plain.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { gapOf } from './priceLine.ts';

const GAP_DIGITS = 8;

/**
 * How far a rate is from the middle of the market, as the calls tell it: a loss is rounded away from zero (screens.md 0.2b), so
 * that no estimate by it is more than the quote.
 */
export function writeGap(rate: Decimal, reference: Decimal): string {
  return plain(gapOf(rate, reference).toDecimalPlaces(GAP_DIGITS, Decimal.ROUND_FLOOR).toFixed());
}
