import { MINUTES_PER_HOUR } from './time.ts';

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

/** The sixty candles of one hour in one block of memory, six numbers each. */
export type HourMinutes = Float64Array;

const WIDTH = 6;

/** Creates room for the sixty candles of an hour. */
export function createHourMinutes(): HourMinutes {
  return new Float64Array(MINUTES_PER_HOUR * WIDTH);
}

/** Stores the i-th minute of the hour. */
export function writeMinute(minutes: HourMinutes, i: number, candle: Readonly<Candle>): void {
  const at = i * WIDTH;
  minutes[at] = candle.open;
  minutes[at + 1] = candle.high;
  minutes[at + 2] = candle.low;
  minutes[at + 3] = candle.close;
  minutes[at + 4] = candle.volume;
  minutes[at + 5] = candle.turnover;
}

/** Joins the minutes from `from` up to, not including, `to` into one candle. */
export function joinMinutes(minutes: HourMinutes, from: number, to: number): Candle {
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let volume = 0;
  let turnover = 0;
  for (let at = from * WIDTH; at < to * WIDTH; at += WIDTH) {
    high = Math.max(high, minutes[at + 1] as number);
    low = Math.min(low, minutes[at + 2] as number);
    volume += minutes[at + 4] as number;
    turnover += minutes[at + 5] as number;
  }
  return {
    open: minutes[from * WIDTH] as number,
    high,
    low,
    close: minutes[(to - 1) * WIDTH + 3] as number,
    volume,
    turnover,
  };
}
