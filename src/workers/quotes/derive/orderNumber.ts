import type { NumberKey } from '#shared/market/quote.ts';
import { parseNumeric } from '#shared/money/plainDecimals.ts';
import type { QuoteFields } from './deriveQuote.ts';

const FIELD_BY_KEY = { last: 'c', change: 'm', high: 'h', low: 'l', volume: 'v', turnover: 'qv' } as const;

/**
 * A plain number to order a row by. A float is right here: it only decides places and is never shown. Turnover is in
 * USDT, so that pairs of different quote coins can be compared; without a price it orders as 0.
 */
export function orderNumber(key: NumberKey, row: QuoteFields, usdtPrice: unknown): number {
  const value = toNumber(row[FIELD_BY_KEY[key]]);
  return key === 'turnover' ? value * toNumber(usdtPrice) : value;
}

function toNumber(value: unknown): number {
  return Number(parseNumeric(value) ?? 0);
}
