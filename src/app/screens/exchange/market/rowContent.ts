import { coinHue } from '#app/components/CoinMark.tsx';
import { directionOf, type Figures } from '#app/components/format/figures.ts';
import type { MarketQuote, Tick } from '#app/stores/quoteStore.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import type { UnseenColumns } from './watchColumns.ts';

/** Everything a row of the market table shows that may change while it stands for the same symbol. */
export interface RowContent {
  /** Empty while the gateway has not said what stands here. */
  readonly symbol: string;
  /** By column after the pair, as text: last price, 24 h, high, low, volume, turnover in USD, turnover in fiat. */
  readonly figures: readonly string[];
  readonly tick: Tick;
  readonly direction: 'up' | 'down' | 'flat';
  readonly isFavourite: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
}

export type RowMarks = Pick<RowContent, 'isFavourite' | 'isSelected' | 'isActive'>;

/** What a row shows of its symbol. */
export interface RowPair {
  readonly base: string;
  readonly quoteCoin: string;
  readonly hue: number;
}

const NO_FIGURES = ['', '', '', '', '', '', ''] as const;

/** `quote` is undefined while the symbol's first figures are on their way. A figure that nobody sees is not written. */
export function rowContent(
  symbol: string,
  quote: MarketQuote | undefined,
  marks: RowMarks,
  write: Figures,
  unseen: UnseenColumns,
): RowContent {
  return {
    symbol,
    figures: quote === undefined ? NO_FIGURES : figuresOf(quote, write, unseen),
    tick: quote?.tick ?? 'none',
    direction: (quote && directionOf(quote.changeRate24H)) ?? 'flat',
    ...marks,
  };
}

export function rowPair(symbol: string): RowPair {
  const { base, quote } = splitSymbol(symbol);
  return { base, quoteCoin: quote === '' ? '' : ` / ${quote}`, hue: coinHue(base) };
}

function figuresOf(quote: MarketQuote, write: Figures, unseen: UnseenColumns): string[] {
  return [
    write.price(quote.lastPrice),
    write.change(quote.changeRate24H),
    unseen.includes('high') ? '' : write.price(quote.highPrice24h),
    unseen.includes('low') ? '' : write.price(quote.lowPrice24h),
    unseen.includes('volume') ? '' : write.short(quote.volume24h),
    unseen.includes('usd') ? '' : turnover(quote.turnoverUsd, write),
    unseen.includes('fiat') ? '' : turnover(quote.turnoverFiat, write),
  ];
}

/** A figure that is not known is a dash, never a zero. */
function turnover(plain: string | null, { short }: Figures): string {
  return plain === null ? '–' : short(plain);
}
