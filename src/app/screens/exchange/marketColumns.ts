import type { NumberKey, SortKey } from '#shared/market/sortKey.ts';

/** A column of the market table. Narrow tables leave out those that the pair's card shows as well (market.css). */
export interface MarketColumn {
  readonly id: 'pair' | 'last' | 'change' | 'high' | 'low' | 'volume' | 'usd' | 'fiat';
  readonly label: string;
  readonly sortBy: SortKey;
}

/** In order, from the start of the row; the fiat column is labelled with its currency. */
export function marketColumns(currency: string): readonly MarketColumn[] {
  return [
    { id: 'pair', label: 'Pair', sortBy: 'symbol' },
    { id: 'last', label: 'Last price', sortBy: 'last' },
    { id: 'change', label: '24 h', sortBy: 'change' },
    { id: 'high', label: '24 h high', sortBy: 'high' },
    { id: 'low', label: '24 h low', sortBy: 'low' },
    { id: 'volume', label: 'Volume', sortBy: 'volume' },
    { id: 'usd', label: 'Turnover, USD', sortBy: 'turnover' },
    { id: 'fiat', label: `Turnover, ${currency}`, sortBy: 'turnover' },
  ];
}

/** What one may sort by, for the select that stands in for headers left out. */
export const SORT_LABELS: Readonly<Record<NumberKey | 'symbol', string>> = {
  turnover: 'Turnover',
  volume: 'Volume',
  change: '24 h change',
  last: 'Last price',
  high: '24 h high',
  low: '24 h low',
  symbol: 'Pair',
};
