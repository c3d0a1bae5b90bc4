import type { PairRoute } from '#app/screens/exchange/prices/pairRoute.ts';
import { inverseOf } from '#app/screens/exchange/prices/rateOf.ts';
import type { Quote } from '#shared/market/quote.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type PairPoint, priceDigits, summaryOf } from './pairSeries.ts';

/** The highest and the lowest price of the last 24 hours. */
export interface LastDay {
  readonly high: string;
  readonly low: string;
  /** From closes of two coins, which may have missed the very top and bottom. */
  readonly isEstimate: boolean;
}

/**
 * By the feed's `quote` of the route's one symbol, and else by a series of the last day; null where neither is there.
 */
export function lastDayOf(
  route: PairRoute,
  quote: Pick<Quote, 'highPrice24h' | 'lowPrice24h'> | undefined,
  daySeries: readonly PairPoint[],
): LastDay | null {
  if (quote !== undefined && route.kind === 'direct') {
    return { high: quote.highPrice24h, low: quote.lowPrice24h, isEstimate: false };
  }
  const [high, low] =
    quote === undefined ? [null, null] : [inverseOf(quote.lowPrice24h), inverseOf(quote.highPrice24h)];
  if (high !== null && low !== null) return { high: round(high), low: round(low), isEstimate: false };
  const summary = summaryOf(daySeries);
  return summary === undefined
    ? null
    : { high: round(summary.high), low: round(summary.low), isEstimate: route.kind === 'cross' };
}

function round(price: string): string {
  return new Decimal(price).toDecimalPlaces(priceDigits(price), Decimal.ROUND_HALF_UP).toFixed();
}
