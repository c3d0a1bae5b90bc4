import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import type { BlockRow } from '../ticketText.ts';

/** What an ordinary conversion would have given; amounts in the coin that was received, plain decimal strings. */
export interface ConvertWould {
  readonly amount: string;
  /** What the block gave more, or less with a minus. */
  readonly difference: string;
}

/** Digits after the point: an estimate to the last digit would pretend to be a quote. */
const DIGITS = 2;

/**
 * The spot price of that moment with the distance that a conversion has from spot now (screens.md 1.8): nobody asked for its
 * price then. An estimate, before the conversion's fee.
 */
export function convertWould(
  { fromAmount, toAmount, spotRate }: Pick<BlockRow, 'fromAmount' | 'toAmount' | 'spotRate'>,
  convertGap: string,
): ConvertWould {
  const exact = new Decimal(fromAmount).times(spotRate).times(new Decimal(1).plus(convertGap));
  const digits = exact.gte(1) ? DIGITS : 8;
  return {
    amount: cutDecimal(exact, digits),
    difference: cutDecimal(new Decimal(toAmount).minus(exact), digits),
  };
}
