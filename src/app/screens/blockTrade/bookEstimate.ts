import { type PairRoute, routeOf } from '#app/features/prices/pairRoute.ts';
import { rateAlong } from '#app/features/prices/rateOf.ts';
import type { Quote } from '#shared/market/quote.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** 0.1 %: an assumption, since no call answers the user's own spot fee; the text beside the figure has to name it. */
const ASSUMED_TAKER_FEE = '0.001';

/** What the feed has of a pair's day. */
export type DayFigures = Pick<Quote, 'lastPrice' | 'highPrice24h' | 'lowPrice24h' | 'turnoverUsd'>;

export interface BookQuestion {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  /** What the trade is worth in USD, a plain decimal string. */
  readonly notionalUsd: string;
  /** Digits after the point of an amount of `to`. */
  readonly toScale: number;
}

/** While an order moves the price, its average moves by two thirds of that (square-root impact). */
const AVERAGE_OF_IMPACT = new Decimal(2).div(3);

/**
 * About what an order book would give for a large order, after an assumed taker fee for each trade: no call answers how deep
 * the book is, so its cost is estimated from the day's range and turnover, by the rule that a price gives way with the
 * square root of an order's share of the day's turnover. In `to`, cut to its scale; null where the feed has too little, or
 * where the order is larger than a day's turnover: then no estimate holds.
 */
export function bookEstimate(
  question: BookQuestion,
  quoteBySymbol: ReadonlyMap<string, DayFigures>,
): string | null {
  const { from, to, fromAmount, notionalUsd, toScale } = question;
  const figuresOf = (symbol: string): DayFigures | null => {
    const quote = quoteBySymbol.get(symbol);
    return quote !== undefined && compareDecimals(quote.lastPrice, '0') > 0 ? quote : null;
  };
  const route = routeOf(from, to, (symbol) => figuresOf(symbol) !== null);
  if (route === undefined) return null;
  const legs = symbolsOf(route).map(figuresOf);
  const rate = rateAlong(route, (symbol) => figuresOf(symbol)?.lastPrice ?? null);
  if (rate === null) return null;
  let kept = new Decimal(1);
  for (const leg of legs) {
    const impact = leg === null ? null : impactOf(leg, notionalUsd);
    if (impact === null) return null;
    kept = kept.times(new Decimal(1).minus(impact)).times(new Decimal(1).minus(ASSUMED_TAKER_FEE));
  }
  return kept.lte(0) ? null : cutDecimal(new Decimal(fromAmount).times(rate).times(kept), toScale);
}

/** By how much the average price of an order is worse than the last price, as a share. */
function impactOf(day: DayFigures, notionalUsd: string): Decimal | null {
  const volatility = volatilityOf(day);
  const turnover = new Decimal(day.turnoverUsd ?? 0);
  if (volatility === null || turnover.lte(notionalUsd)) return null;
  return volatility.times(new Decimal(notionalUsd).div(turnover).sqrt()).times(AVERAGE_OF_IMPACT);
}

function symbolsOf(route: PairRoute): readonly string[] {
  return route.kind === 'cross' ? [route.fromSymbol, route.toSymbol] : [route.symbol];
}

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
