import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

const PLACES = 2;
/** Of what would be cut to nothing. */
const FINE_PLACES = 4;

/** A share as a percentage without its sign, both plain decimals: "-0.00321" is "0.32". Cut, never rounded up. */
export function percentOfShare(share: string): string {
  const percent = new Decimal(share).abs().times(100);
  return cutDecimal(percent, percent.lt('0.01') ? FINE_PLACES : PLACES);
}
