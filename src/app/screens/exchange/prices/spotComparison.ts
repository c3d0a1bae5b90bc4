import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { routeOf } from './pairRoute.ts';
import { type Prices, rateAlong } from './rateOf.ts';

/** What the same trade would give on the spot market. An estimate: an order book moves the price of a large order. */
export interface SpotComparison {
  /** In `to`, cut to its scale, after the fees of all trades. */
  readonly toAmount: string;
  /** How many trades it takes: two by way of USDT. */
  readonly trades: 1 | 2;
  /** What the conversion gives more (or, with a minus, less) than spot, in `to`. */
  readonly difference: string;
}

export interface SpotQuestion {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  /** What the conversion would give. */
  readonly convertedAmount: string;
  /** Digits after the point of an amount of `to`. */
  readonly toScale: number;
  /** What a taker pays of each trade, as a share. */
  readonly takerFee?: string;
}

/**
 * 0.1 %: an assumption, since no call answers the user's own spot fee; the text beside the figure has to name it.
 */
export const ASSUMED_TAKER_FEE = '0.001';

/** Null where the feed has no price for the pair: a guess is worse than no comparison. */
export function spotComparison(question: SpotQuestion, prices: Prices): SpotComparison | null {
  const { from, to, fromAmount, convertedAmount, toScale, takerFee = ASSUMED_TAKER_FEE } = question;
  const lastOf = (symbol: string): string | null => {
    const last = prices.quoteBySymbol.get(symbol)?.lastPrice;
    return last !== undefined && compareDecimals(last, '0') > 0 ? last : null;
  };
  const route = routeOf(from, to, (symbol) => lastOf(symbol) !== null);
  const rate = route === undefined ? null : rateAlong(route, lastOf);
  if (route === undefined || rate === null) return null;
  const trades = route.kind === 'cross' ? 2 : 1;
  const kept = new Decimal(1).minus(takerFee).pow(trades);
  const toAmount = cutDecimal(new Decimal(fromAmount).times(rate).times(kept), toScale);
  return { toAmount, trades, difference: new Decimal(convertedAmount).minus(toAmount).toFixed() };
}
