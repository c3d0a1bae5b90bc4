import { Decimal } from '#shared/money/decimal.ts';

const MINUTE_MS = 60_000;

/** The minute of a moment, as its candle is asked for; ms since 1970. */
export function minuteOf(atMs: number): { readonly startMs: number; readonly endMs: number } {
  const startMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  return { startMs, endMs: startMs + MINUTE_MS - 1 };
}

/** An amount by the closing price of its minute; null where no price is known of it. */
export function valueThen(amount: string, candles: readonly { readonly c: string }[]): string | null {
  const [candle] = candles;
  return candle === undefined ? null : new Decimal(amount).times(candle.c).toFixed();
}
