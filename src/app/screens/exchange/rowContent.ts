import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { shortenAmount } from '#shared/money/shortenAmount.ts';
import { coinHue } from '../../components/coinHue.ts';
import { directionOf, formatChange, formatPrice, withMinusSign } from '../../format/formatPrice.ts';
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
export function rowContent(symbol: string, quote: MarketQuote | undefined, marks: RowMarks): RowContent {
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  return {
    symbol,
    base,
    quoteCoin: quoteCoin === '' ? '' : ` / ${quoteCoin}`,
    hue: coinHue(base),
    figures: quote === undefined ? NO_FIGURES : figuresOf(quote),
    tick: quote?.tick ?? 'none',
    direction: (quote && directionOf(quote.changeRate24H)) ?? 'flat',
    ...marks,
  };
}

function figuresOf(quote: MarketQuote): string[] {
  return [
    formatPrice(quote.lastPrice),
    formatChange(quote.changeRate24H),
    formatPrice(quote.highPrice24h),
    formatPrice(quote.lowPrice24h),
    withMinusSign(shortenAmount(quote.volume24h)),
    formatTurnover(quote.turnoverUsd),
    formatTurnover(quote.turnoverFiat),
  ];
}

/** A figure that is not known is a dash, never a zero. */
function formatTurnover(plain: string | null): string {
  return plain === null ? '–' : withMinusSign(shortenAmount(plain));
}
