/** The columns the market table can be ordered by. */
export const SORT_KEYS = ['symbol', 'last', 'change', 'high', 'low', 'volume', 'turnover'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Those ordered by number; the symbol is ordered by its text. */
export type NumberKey = Exclude<SortKey, 'symbol'>;

export interface Sort {
  readonly by: SortKey;
  readonly direction: 'ascending' | 'descending';
}
