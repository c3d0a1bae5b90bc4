import type { Figures } from '#app/components/format/figures.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import type { SortKey } from '#shared/market/quote.ts';

interface MarketColumn {
  readonly sortBy: SortKey;
  /** The column's figures in a row, one below the other. The column of the pair has none. */
  readonly write?: (quote: MarketQuote, figures: Figures) => readonly string[];
}

/**
 * The market table's columns in their order, by the names that their labels have in the translations (market.column.…).
 * The widths of the columns, and which ones narrow tables leave out, are in marketColumns.css.
 */
const COLUMN_BY_ID = {
  pair: { sortBy: 'symbol' },
  last: { sortBy: 'last', write: (quote, { price }) => [price(quote.lastPrice)] },
  change: { sortBy: 'change', write: (quote, { change }) => [change(quote.changeRate24H)] },
  high: { sortBy: 'high', write: (quote, { price }) => [price(quote.highPrice24h)] },
  low: { sortBy: 'low', write: (quote, { price }) => [price(quote.lowPrice24h)] },
  turnover: {
    sortBy: 'turnover',
    write: (quote, figures) => [
      writeTurnover(quote.turnoverUsd, figures),
      writeTurnover(quote.turnoverFiat, figures),
    ],
  },
} as const satisfies Readonly<Record<string, MarketColumn>>;

export type MarketColumnId = keyof typeof COLUMN_BY_ID;

/** In their order. */
export const MARKET_COLUMNS = Object.keys(COLUMN_BY_ID) as readonly MarketColumnId[];

export function sortKeyOf(column: MarketColumnId): SortKey {
  return COLUMN_BY_ID[column].sortBy;
}

const figureColumns = Object.values<MarketColumn>(COLUMN_BY_ID).flatMap(({ write }) => write ?? []);
/** How many figures a row has: one for each column after the pair, and the turnover in the reader's own currency. */
const FIGURES = MARKET_COLUMNS.length;

/** The figures of a row in their order, as text; empty texts before the symbol's first figures. */
export function rowFigures(quote: MarketQuote | undefined, figures: Figures): readonly string[] {
  if (quote === undefined) return new Array<string>(FIGURES).fill('');
  return figureColumns.flatMap((write) => write(quote, figures));
}

export interface ExactFigureOptions {
  readonly base: string;
  readonly currency: string;
  readonly price: Figures['price'];
  /** The words for a turnover whose rate is not known. */
  readonly noRate: (currency: string) => string;
}

/** Figures that a table shortens or leaves out: a plain decimal, null where it is not known, and the unit it is in. */
const EXACT_BY_FIGURE = {
  usd: (quote: MarketQuote) => [quote.turnoverUsd, 'USD'] as const,
  fiat: (quote: MarketQuote) => [quote.turnoverFiat, 'currency'] as const,
  volume: (quote: MarketQuote) => [quote.volume24h, 'base'] as const,
};

export type ExactFigure = keyof typeof EXACT_BY_FIGURE;

/** A whole figure with its unit. */
export function exactFigure(
  figure: ExactFigure,
  quote: MarketQuote,
  { base, currency, price, noRate }: ExactFigureOptions,
): string {
  const [plain, unit] = EXACT_BY_FIGURE[figure](quote);
  const unitText = unit === 'base' ? base : unit === 'USD' ? 'USD' : currency;
  return plain === null ? noRate(unitText) : `${price(plain)} ${unitText}`;
}

/** What is behind the shortened figures of a column, one below the other, and the volume; undefined where none is shortened. */
export function exactFigures(
  column: string | undefined,
  quote: MarketQuote,
  options: ExactFigureOptions,
): string | undefined {
  if (column !== 'turnover') return undefined;
  return (['usd', 'fiat', 'volume'] as const).map((figure) => exactFigure(figure, quote, options)).join('\n');
}

/** A figure that is not known is a dash, never a zero. */
function writeTurnover(plain: string | null, { short }: Figures): string {
  return plain === null ? '–' : short(plain);
}
