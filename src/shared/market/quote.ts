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

/** The columns the market table can be ordered by. */
export const SORT_KEYS = ['symbol', 'last', 'change', 'high', 'low', 'turnover'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The sort keys that order by number; the symbol is ordered by its text. */
export type NumberKey = Exclude<SortKey, 'symbol'>;

export interface Sort {
  readonly by: SortKey;
  readonly direction: 'ascending' | 'descending';
}
