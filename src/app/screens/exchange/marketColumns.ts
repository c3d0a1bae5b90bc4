import type { SortKey } from '#shared/market/sortKey.ts';

/** The market table's columns. Narrow tables leave out those that the pair's card shows as well (market.css). */
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

/** The label of a column; the fiat column is named by its currency. */
export function columnLabel(column: MarketColumnId, currency: string): string {
  return column === 'fiat' ? `Turnover ${currency}` : LABELS[column];
}

const LABELS: Readonly<Record<Exclude<MarketColumnId, 'fiat'>, string>> = {
  pair: 'Pair',
  last: 'Last price',
  change: '24 h',
  high: '24 h high',
  low: '24 h low',
  volume: 'Volume',
  usd: 'Turnover USD',
};
