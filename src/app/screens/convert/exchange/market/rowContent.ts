import { directionOf, type Figures } from '#app/components/format/figures.ts';
import type { MarketQuote, Tick } from '#app/stores/quoteStore.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { rowFigures } from './marketColumns.ts';

/** Everything a row of the market table shows that may change while it stands for the same symbol. */
export interface RowContent {
  /** Empty while the gateway has not said what stands here. */
  readonly symbol: string;
  /** What its coin is called; empty where that is not known. */
  readonly name: string;
  /** In the order of the columns, as text. */
  readonly figures: readonly string[];
  readonly tick: Tick;
  readonly direction: 'up' | 'down' | 'flat';
  readonly isFavourite: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** The pair can't be converted. */
  readonly isPriceOnly: boolean;
}

export type RowMarks = Pick<RowContent, 'name' | 'isFavourite' | 'isSelected' | 'isActive' | 'isPriceOnly'>;

/** `quote` is undefined while the symbol's first figures are on their way. */
export function rowContent(
  symbol: string,
  quote: MarketQuote | undefined,
  marks: RowMarks,
  figures: Figures,
): RowContent {
  return {
    symbol,
    figures: rowFigures(quote, figures),
    tick: quote?.tick ?? 'none',
    direction: (quote && directionOf(quote.changeRate24H)) ?? 'flat',
    ...marks,
  };
}

/** What a row shows of its symbol. */
export interface RowPair {
  readonly base: string;
  readonly quoteCoin: string;
}

export function rowPair(symbol: string): RowPair {
  const { base, quote } = splitSymbol(symbol);
  return { base, quoteCoin: quote === '' ? '' : ` / ${quote}` };
}
