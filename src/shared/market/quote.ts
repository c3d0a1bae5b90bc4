/**
 * A pair's quote as derived from one slowBroker row (product.md section 3). Plain decimal strings; `changeRate24H` is
 * in percent, `turnover24hUSD` is the wire's turnover cut to two decimals, in the quote coin.
 */
export interface Quote {
  readonly symbol: string;
  readonly lastPrice: string;
  readonly changeRate24H: string;
  readonly highPrice24h: string;
  readonly lowPrice24h: string;
  readonly volume24h: string;
  readonly turnover24hUSD: string;
  /** Turnover times the quote coin's USDT price, cut to two decimals; null while that price is unknown. */
  readonly turnoverUsd: string | null;
}

/** True when both show the same figures. */
export function isSameQuote(a: Quote, b: Quote): boolean {
  return (
    a.symbol === b.symbol &&
    a.lastPrice === b.lastPrice &&
    a.changeRate24H === b.changeRate24H &&
    a.highPrice24h === b.highPrice24h &&
    a.lowPrice24h === b.lowPrice24h &&
    a.volume24h === b.volume24h &&
    a.turnover24hUSD === b.turnover24hUSD &&
    a.turnoverUsd === b.turnoverUsd
  );
}
