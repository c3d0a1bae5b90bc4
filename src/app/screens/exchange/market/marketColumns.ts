import type { SortKey } from '#shared/market/quote.ts';

/** The market table's columns, by the names that their labels have in the translations. Narrow tables leave out those that the pair's card shows as well (market.css). */
export const MARKET_COLUMNS = ['pair', 'last', 'change', 'high', 'low', 'volume', 'usd', 'fiat'] as const;
export type MarketColumnId = (typeof MARKET_COLUMNS)[number];

export const SORT_KEY_BY_COLUMN: Readonly<Record<MarketColumnId, SortKey>> = {
  pair: 'symbol',
  last: 'last',
  change: 'change',
  high: 'high',
  low: 'low',
  volume: 'volume',
  usd: 'turnover',
  fiat: 'turnover',
};
