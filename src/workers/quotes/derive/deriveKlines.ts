import type { Kline } from '#shared/market/kline.ts';
import { toPlainDecimal } from '#shared/money/decimal.ts';
import { parseNumeric } from '#shared/money/plainDecimals.ts';

/** Kline rows `{t, o, h, l, c, v}` of the wire → candles. Rows without a usable time are skipped. */
export function deriveKlines(rows: readonly unknown[]): Kline[] {
  return rows.map(toKline).filter((kline) => kline !== undefined);
}

function toKline(row: unknown): Kline | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { t, o, h, l, c, v } = row as Record<string, unknown>;
  const openTimeMs = Number(parseNumeric(t));
  if (!Number.isSafeInteger(openTimeMs) || openTimeMs <= 0) return undefined;
  return [
    openTimeMs,
    toPlainDecimal(o),
    toPlainDecimal(h),
    toPlainDecimal(l),
    toPlainDecimal(c),
    toPlainDecimal(v),
  ];
}
