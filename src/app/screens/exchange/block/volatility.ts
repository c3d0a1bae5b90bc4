import type { Quote } from '#shared/market/quote.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Turns a day's range of prices into its volatility (Parkinson 1980): ln(high ÷ low) ÷ (2 √ln 2). */
const RANGE_TO_VOLATILITY = new Decimal(2).ln().sqrt().times(2);

/** How much a price moves in a day, as a share, by the day's range; null where the feed has none. */
export function volatilityOf({
  highPrice24h,
  lowPrice24h,
}: Pick<Quote, 'highPrice24h' | 'lowPrice24h'>): Decimal | null {
  const [high, low] = [new Decimal(highPrice24h), new Decimal(lowPrice24h)];
  if (low.lte(0) || high.lt(low)) return null;
  return high.eq(low) ? new Decimal(0) : high.div(low).ln().div(RANGE_TO_VOLATILITY);
}
