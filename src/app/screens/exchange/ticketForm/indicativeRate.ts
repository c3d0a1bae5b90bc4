import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

const RATE_DIGITS = 18;
/** Enough to compare by; more would pretend that an estimate is exact. */
const SHOWN_DIGITS = 8;

/**
 * About what the exchange would quote: the spot price as it moves, and the distance that the exchange's last price had from
 * it (screens.md 2.2, getGapRate: rate ÷ reference − 1). A plain decimal string, cut to 18 digits after the point.
 */
export function indicativeRate(spotRate: string, gapRate: string | undefined): string {
  const rate = new Decimal(spotRate).times(new Decimal(1).plus(gapRate ?? 0));
  return new Decimal(cutDecimal(rate, RATE_DIGITS)).toFixed();
}

/** The same for reading: cut to eight digits that count. */
export function shortRate(rate: string): string {
  return new Decimal(rate).toSignificantDigits(SHOWN_DIGITS, Decimal.ROUND_DOWN).toFixed();
}
