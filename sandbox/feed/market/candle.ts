/**
 * A candle in whole steps of its pair: prices in ticks, volume and turnover in their smallest units.
 *
 * Floats are fine for prices here: this is a simulated feed, not the ledger. Still everything is a whole
 * number below 2^53, so that sums do not depend on their order and aggregates agree to the digit.
 */
export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  turnover: number;
}

/** Extends a candle by the one that follows it in time. */
export function appendCandle(candle: Candle, next: Readonly<Candle>): void {
  candle.high = Math.max(candle.high, next.high);
  candle.low = Math.min(candle.low, next.low);
  candle.close = next.close;
  candle.volume += next.volume;
  candle.turnover += next.turnover;
}
