import { groupThousands } from '#shared/money/groupThousands.ts';
import { withMinusSign } from '../../format/formatPrice.ts';
import type { MarketQuote } from '../../stores/quoteStore.ts';

/** The whole figure behind a shortened one, with its unit; undefined for columns that are not shortened. */
export function exactFigure(
  column: string | undefined,
  quote: MarketQuote,
  base: string,
  currency: string,
): string | undefined {
  const write = (plain: string | null, unit: string): string =>
    plain === null ? `No ${unit} rate for this pair` : `${withMinusSign(groupThousands(plain))} ${unit}`;
  if (column === 'volume') return write(quote.volume24h, base);
  if (column === 'usd') return write(quote.turnoverUsd, 'USD');
  if (column === 'fiat') return write(quote.turnoverFiat, currency);
  return undefined;
}
