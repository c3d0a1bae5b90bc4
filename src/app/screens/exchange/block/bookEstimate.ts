import type { Quote } from '#shared/market/quote.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { type PairRoute, routeOf } from '../prices/pairRoute.ts';
import { inverseOf, quotientOf } from '../prices/rateOf.ts';
import { ASSUMED_TAKER_FEE } from '../prices/spotComparison.ts';
import { volatilityOf } from './volatility.ts';

/** What the feed tells of a pair's day. */
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

/** Of a price that is moved from the first coin to the last, the average is moved by two thirds (square-root impact). */
const AVERAGE_OF_IMPACT = new Decimal(2).div(3);

/**
 * About what an order book would give for a large order, after an assumed taker fee for each trade: no call tells how deep
 * the book is, so that its cost is estimated from the day's range and turnover, by the rule that a price gives way with the
 * square root of an order's share of the day's turnover. In `to`, cut to its scale; null where the feed tells too little, or
 * where the order is larger than a day's turnover: nobody could say what that would bring.
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

function rateAlong(route: PairRoute, lastOf: (symbol: string) => string | null): string | null {
  if (route.kind === 'cross') {
    const [given, got] = [lastOf(route.fromSymbol), lastOf(route.toSymbol)];
    return given === null || got === null ? null : quotientOf(given, got);
  }
  const last = lastOf(route.symbol);
  return last === null || route.kind === 'direct' ? last : inverseOf(last);
}
