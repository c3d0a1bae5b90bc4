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
