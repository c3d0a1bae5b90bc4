import type { Figures } from '#app/components/format/figures.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';

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
  const write = (plain: string | null, unit: string): string =>
    plain === null ? noRate(unit) : `${price(plain)} ${unit}`;
  if (column === 'volume') return write(quote.volume24h, base);
  if (column === 'usd') return write(quote.turnoverUsd, 'USD');
  if (column === 'fiat') return write(quote.turnoverFiat, currency);
  return undefined;
}
