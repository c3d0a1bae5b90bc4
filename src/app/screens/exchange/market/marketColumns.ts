import type { Figures } from '#app/components/format/figures.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import type { SortKey } from '#shared/market/quote.ts';

interface MarketColumn {
  readonly sortBy: SortKey;
  /** Its figure in a row. The column of the pair has none. */
  readonly write?: (quote: MarketQuote, figures: Figures) => string;
  /** What is behind a shortened figure: a plain decimal, null where it is not known, and the unit it is in. */
  readonly exact?: (quote: MarketQuote) => readonly [plain: string | null, unit: 'base' | 'USD' | 'currency'];
}

/**
 * The market table's columns in their order, by the names that their labels have in the translations (market.column.…).
 * Their widths, and which of them narrow tables leave out, stand in marketColumns.css; the pair's card shows those as well.
 */
const COLUMN_BY_ID = {
  pair: { sortBy: 'symbol' },
  last: { sortBy: 'last', write: (quote, { price }) => price(quote.lastPrice) },
  change: { sortBy: 'change', write: (quote, { change }) => change(quote.changeRate24H) },
  high: { sortBy: 'high', write: (quote, { price }) => price(quote.highPrice24h) },
  low: { sortBy: 'low', write: (quote, { price }) => price(quote.lowPrice24h) },
  volume: {
    sortBy: 'volume',
    write: (quote, { short }) => short(quote.volume24h),
    exact: (quote) => [quote.volume24h, 'base'],
  },
  usd: {
    sortBy: 'turnover',
    write: (quote, figures) => writeTurnover(quote.turnoverUsd, figures),
    exact: (quote) => [quote.turnoverUsd, 'USD'],
  },
  fiat: {
    sortBy: 'turnover',
    write: (quote, figures) => writeTurnover(quote.turnoverFiat, figures),
    exact: (quote) => [quote.turnoverFiat, 'currency'],
  },
} as const satisfies Readonly<Record<string, MarketColumn>>;

export type MarketColumnId = keyof typeof COLUMN_BY_ID;

/** In their order. */
export const MARKET_COLUMNS = Object.keys(COLUMN_BY_ID) as readonly MarketColumnId[];

export function sortKeyOf(column: MarketColumnId): SortKey {
  return COLUMN_BY_ID[column].sortBy;
}

const figureColumns = Object.values<MarketColumn>(COLUMN_BY_ID).flatMap(({ write }) => write ?? []);

/** The figures of a row by column after the pair, as text; empty texts before the symbol's first figures. */
export function rowFigures(quote: MarketQuote | undefined, figures: Figures): readonly string[] {
  return figureColumns.map((write) => (quote === undefined ? '' : write(quote, figures)));
}

export interface ExactFigureOptions {
  readonly base: string;
  readonly currency: string;
  readonly price: Figures['price'];
  /** The words for a turnover whose rate is not known. */
  readonly noRate: (currency: string) => string;
}

/** The whole figure behind a shortened one, with its unit; undefined for columns that are not shortened. */
export function exactFigure(
  column: string | undefined,
  quote: MarketQuote,
  { base, currency, price, noRate }: ExactFigureOptions,
): string | undefined {
  const id = MARKET_COLUMNS.find((each) => each === column);
  const { exact }: MarketColumn = id === undefined ? { sortBy: 'symbol' } : COLUMN_BY_ID[id];
  if (exact === undefined) return undefined;
  const [plain, unit] = exact(quote);
  const unitText = unit === 'base' ? base : unit === 'USD' ? 'USD' : currency;
  return plain === null ? noRate(unitText) : `${price(plain)} ${unitText}`;
}

/** A figure that is not known is a dash, never a zero. */
function writeTurnover(plain: string | null, { short }: Figures): string {
  return plain === null ? '–' : short(plain);
}
