import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { coinHue } from '../../components/coinHue.ts';
import { directionOf, type Figures } from '../../format/figures.ts';
import type { MarketQuote, Tick } from '../../stores/quoteStore.ts';

/** Everything a row of the market table shows, as text; what two rows have in common need not be written again. */
export interface RowContent {
  /** Empty while the gateway has not said what stands here. */
  readonly symbol: string;
  readonly base: string;
  readonly quoteCoin: string;
  readonly hue: number;
  /** By column after the pair: last price, 24 h, high, low, volume, turnover in USD, turnover in fiat. */
  readonly figures: readonly string[];
  readonly tick: Tick;
  readonly direction: 'up' | 'down' | 'flat';
  readonly isFavourite: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
}

export type RowMarks = Pick<RowContent, 'isFavourite' | 'isSelected' | 'isActive'>;

const NO_FIGURES = ['', '', '', '', '', '', ''] as const;

/** `quote` is undefined while the symbol's first figures are on their way. */
export function rowContent(
  symbol: string,
  quote: MarketQuote | undefined,
  marks: RowMarks,
  write: Figures,
): RowContent {
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  return {
    symbol,
    base,
    quoteCoin: quoteCoin === '' ? '' : ` / ${quoteCoin}`,
    hue: coinHue(base),
    figures: quote === undefined ? NO_FIGURES : figuresOf(quote, write),
    tick: quote?.tick ?? 'none',
    direction: (quote && directionOf(quote.changeRate24H)) ?? 'flat',
    ...marks,
  };
}

function figuresOf(quote: MarketQuote, { price, change, short }: Figures): string[] {
  /** A figure that is not known is a dash, never a zero. */
  const turnover = (plain: string | null): string => (plain === null ? '–' : short(plain));
  return [
    price(quote.lastPrice),
    change(quote.changeRate24H),
    price(quote.highPrice24h),
    price(quote.lowPrice24h),
    short(quote.volume24h),
    turnover(quote.turnoverUsd),
    turnover(quote.turnoverFiat),
  ];
}
