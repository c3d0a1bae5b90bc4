import type { QuoteRow } from '#shared/contract/quoteBatch.ts';
import type { Quote } from '#shared/market/quote.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

/**
 * A quote as it crosses to one tab. The fiat column is the USD turnover divided by the currency's rate, USD per unit
 * (design.md section 3); null while either is unknown.
 */
export function toQuoteRow(quote: Quote, rate: string | undefined): QuoteRow {
  return [
    quote.symbol,
    quote.lastPrice,
    quote.changeRate24H,
    quote.highPrice24h,
    quote.lowPrice24h,
    quote.volume24h,
    quote.turnover24hUSD,
    quote.turnoverUsd,
    toFiat(quote.turnoverUsd, rate),
  ];
}

function toFiat(usd: string | null, rate: string | undefined): string | null {
  if (usd === null || rate === undefined) return null;
  const usdPerUnit = new Decimal(rate);
  return usdPerUnit.greaterThan(0) ? cutDecimal(new Decimal(usd).div(usdPerUnit), 2) : null;
}

export function isSameRow(a: QuoteRow, b: QuoteRow): boolean {
  return a.every((field, at) => field === b[at]);
}
