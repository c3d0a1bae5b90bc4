import type { NumberKey, Quote } from '#shared/market/quote.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { cutDecimal, Decimal, toPlainDecimal } from '#shared/money/decimal.ts';
import { parseNumeric } from '#shared/money/plainDecimals.ts';

/** The fields of a slowBroker row that a quote is made of. */
export interface QuoteFields {
  readonly c?: unknown;
  readonly m?: unknown;
  readonly h?: unknown;
  readonly l?: unknown;
  readonly v?: unknown;
  readonly qv?: unknown;
}

/**
 * product.md section 3: c last price, h and l the 24 h range, v volume; m times 100 and qv are cut to two decimals.
 * Fields that are not numbers derive as 0. `usdtPriceOf` gives a coin's newest USDT price on the wire, if any.
 */
export function deriveQuote(symbol: string, row: QuoteFields, usdtPriceOf: (coin: string) => unknown): Quote {
  const turnover = new Decimal(toPlainDecimal(row.qv));
  return {
    symbol,
    lastPrice: toPlainDecimal(row.c),
    changeRate24H: cutDecimal(new Decimal(toPlainDecimal(row.m)).mul(100), 2),
    highPrice24h: toPlainDecimal(row.h),
    lowPrice24h: toPlainDecimal(row.l),
    volume24h: toPlainDecimal(row.v),
    turnover24hUSD: cutDecimal(turnover, 2),
    turnoverUsd: deriveTurnoverUsd(turnover, splitSymbol(symbol).quote, usdtPriceOf),
  };
}

/** The pair whose price turns a turnover in `quoteCoin` into USD; null when none is needed or known. */
export function usdtPairOf(quoteCoin: string): string | null {
  return quoteCoin === '' || quoteCoin === 'USDT' ? null : `${quoteCoin}USDT`;
}

/** The table's USD column: the wire's turnover times the quote coin's USDT price (design.md section 3). */
function deriveTurnoverUsd(
  turnover: Decimal,
  quoteCoin: string,
  usdtPriceOf: (coin: string) => unknown,
): string | null {
  if (quoteCoin === '') return null;
  if (quoteCoin === 'USDT') return cutDecimal(turnover, 2);
  const price = new Decimal(toPlainDecimal(usdtPriceOf(quoteCoin)));
  return price.isPositive() && !price.isZero() ? cutDecimal(turnover.mul(price), 2) : null;
}

const FIELD_BY_KEY = { last: 'c', change: 'm', high: 'h', low: 'l', turnover: 'qv' } as const;

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
