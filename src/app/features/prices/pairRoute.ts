/**
 * How the price of one coin in another is found among the feed's symbols: by a symbol, by one the other way round, or
 * by what both cost in USDT, as the exchange itself prices conversions.
 */
export type PairRoute =
  | { readonly kind: 'direct' | 'inverse'; readonly symbol: string }
  | { readonly kind: 'cross'; readonly fromSymbol: string; readonly toSymbol: string };

/** The coin that every other one has a pair with. */
export const DOLLAR_COIN = 'USDT';

/** Every symbol that may have the price of a pair; only the feed knows which of them exist. */
export function candidatesOf(from: string, to: string): readonly string[] {
  const legs = [from, to].filter((coin) => coin !== DOLLAR_COIN).map((coin) => `${coin}${DOLLAR_COIN}`);
  return [...new Set([`${from}${to}`, `${to}${from}`, ...legs])];
}

/**
 * How the price of a pair is found, given the symbols of the feed; undefined while that is not known yet. Pairs with USDT
 * need no feed for it.
 */
export function routeOf(
  from: string,
  to: string,
  hasSymbol: (symbol: string) => boolean,
): PairRoute | undefined {
  if (to === DOLLAR_COIN) return { kind: 'direct', symbol: `${from}${to}` };
  if (from === DOLLAR_COIN) return { kind: 'inverse', symbol: `${to}${from}` };
  if (hasSymbol(`${from}${to}`)) return { kind: 'direct', symbol: `${from}${to}` };
  if (hasSymbol(`${to}${from}`)) return { kind: 'inverse', symbol: `${to}${from}` };
  const cross = crossRoute(from, to);
  return hasSymbol(cross.fromSymbol) && hasSymbol(cross.toSymbol) ? cross : undefined;
}

/** By way of USDT: for use without a feed. */
export function crossRoute(from: string, to: string): Extract<PairRoute, { kind: 'cross' }> {
  return { kind: 'cross', fromSymbol: `${from}${DOLLAR_COIN}`, toSymbol: `${to}${DOLLAR_COIN}` };
}
