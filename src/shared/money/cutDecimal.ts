import { Decimal } from './decimal.ts';

/** Cut toward zero to a fixed number of decimals; negative zero prints as zero (design.md section 13). */
export function cutDecimal(value: Decimal, decimals: number): string {
  const text = value.toFixed(decimals, Decimal.ROUND_DOWN);
  return text.startsWith('-') && Number(text) === 0 ? text.slice(1) : text;
}
