import type { QuoteRow } from '#shared/contract/quoteBatch.ts';

/** The figures of a row; what a test does not care about is the same in all. */
export interface RowFigures {
  readonly last?: string;
  readonly change?: string;
  readonly high?: string;
  readonly low?: string;
  readonly volume?: string;
  readonly usd?: string | null;
  readonly fiat?: string | null;
}

/** A row as the gateway sends it. */
export function buildQuoteRow(symbol: string, figures: RowFigures = {}): QuoteRow {
  const { last = '100.00', change = '1.24', high = '110.00', low = '90.00' } = figures;
  const { volume = '1234567.89', usd = '123456789.01', fiat = '98765432.10' } = figures;
  return [symbol, last, change, high, low, volume, usd ?? '0', usd, fiat];
}

/** So many pairs, the most traded first: C000USDT, C001USDT, … */
export function buildMarket(count: number): QuoteRow[] {
  return Array.from({ length: count }, (_, at) => buildQuoteRow(`C${String(at).padStart(3, '0')}USDT`));
}
