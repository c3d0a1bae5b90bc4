export const KLINE_INTERVALS = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

/** Candles kept of each subscription, in every thread: the newest. */
export const MAX_KLINES = 500;

/** A kline subscription. `klineType` reaches the server only where the deployment's klineV2 is on. */
export interface KlineTopic {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly klineType: string;
}

/** One candle: open time in ms since 1970; open, high, low, close, volume as plain decimal strings. */
export type Kline = readonly [
  openTimeMs: number,
  open: string,
  high: string,
  low: string,
  close: string,
  volume: string,
];

/** What tells one kline subscription from another, inside the page and its workers. */
export function klineKey({ symbol, interval, klineType }: KlineTopic): string {
  return `kline_${interval}:${symbol}:${klineType}`;
}
