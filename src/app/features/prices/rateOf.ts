import type { Quote } from '#shared/market/quote.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { DOLLAR_COIN, type PairRoute, routeOf } from './pairRoute.ts';

/** The prices that the feed has sent: a part of the quote store. */
export interface Prices {
  readonly quoteBySymbol: ReadonlyMap<string, Pick<Quote, 'lastPrice'>>;
  /** USD for one unit of a currency; the exchange takes a USDT for a USD. */
  readonly rateByCurrency: ReadonlyMap<string, string>;
}

/** Digits after the point: as many as a rate on the wire has (screens.md 0.1). */
const RATE_DIGITS = 18;

/**
 * Units of `to` for one `from` at the last prices, a plain decimal string cut to 18 digits after the point; null where the
 * feed has no price for it. A symbol's own price wins over one that is worked out.
 */
export function rateOf(from: string, to: string, prices: Prices): string | null {
  if (from === to) return null;
  const lastOf = (symbol: string): string | null =>
    positive(prices.quoteBySymbol.get(symbol)?.lastPrice ?? null);
  const route = routeOf(from, to, (symbol) => lastOf(symbol) !== null);
  const last = route === undefined || route.kind === 'cross' ? null : lastOf(route.symbol);
  if (last !== null) return route?.kind === 'inverse' ? inverseOf(last) : trim(new Decimal(last));
  const [given, got] = [dollarsOf(from, prices), dollarsOf(to, prices)];
  return given === null || got === null ? null : quotientOf(given, got);
}

/** By the last prices of a route's symbols alone, whatever rates of currencies there are; null where one of them is missing. */
export function rateAlong(route: PairRoute, lastOf: (symbol: string) => string | null): string | null {
  if (route.kind === 'cross') {
    const [given, got] = [lastOf(route.fromSymbol), lastOf(route.toSymbol)];
    return given === null || got === null ? null : quotientOf(given, got);
  }
  const last = lastOf(route.symbol);
  return last === null || route.kind === 'direct' ? last : inverseOf(last);
}

/** The same rate the other way round, cut to 18 digits; null for one that is zero. */
export function inverseOf(rate: string): string | null {
  return quotientOf('1', rate);
}

/** One rate through another, cut to 18 digits; null where nothing is left of it. */
export function quotientOf(dividend: string, divisor: string): string | null {
  if (positive(divisor) === null) return null;
  return positive(trim(new Decimal(dividend).div(divisor)));
}

/** What one unit costs in USDT: by its own price, and else by a currency's rate. Some coins have a currency's code (MNT). */
function dollarsOf(coin: string, { quoteBySymbol, rateByCurrency }: Prices): string | null {
  if (coin === DOLLAR_COIN) return '1';
  const own = positive(quoteBySymbol.get(`${coin}${DOLLAR_COIN}`)?.lastPrice ?? null);
  return own ?? positive(rateByCurrency.get(coin) ?? null);
}

function positive(plain: string | null): string | null {
  return plain !== null && compareDecimals(plain, '0') > 0 ? plain : null;
}

/** Plain, without zeros at the end. */
function trim(value: Decimal): string {
  return new Decimal(cutDecimal(value, RATE_DIGITS)).toFixed();
}
