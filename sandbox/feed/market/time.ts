export const MINUTE_MS = 60_000;
export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
export const HOURS_PER_YEAR = 8766;

/** How often a price may change. Frames come at most every 50 ms (20 a second), so each may be news. */
export const STEP_MS = 50;
export const STEPS_PER_MINUTE = MINUTE_MS / STEP_MS;

const WEEK_MINUTES = 7 * MINUTES_PER_DAY;

/** Candle lengths in minutes, by the name a kline topic ends in. */
const MINUTES_BY_INTERVAL: ReadonlyMap<string, number> = new Map([
  ['1m', 1],
  ['5m', 5],
  ['15m', 15],
  ['30m', 30],
  ['1h', MINUTES_PER_HOUR],
  ['4h', 4 * MINUTES_PER_HOUR],
  ['1d', MINUTES_PER_DAY],
  ['1w', WEEK_MINUTES],
]);

/** 1 January 1970 was a Thursday; weekly candles begin on Mondays, all others divide the UTC day. */
const FIRST_MONDAY_MINUTE = 4 * MINUTES_PER_DAY;

/** The length of an interval in minutes, or undefined if it is none of ours. */
export function findIntervalMinutes(interval: string): number | undefined {
  return MINUTES_BY_INTERVAL.get(interval);
}

/** The first minute of the candle that a minute belongs to. */
export function alignToInterval(minute: number, intervalMinutes: number): number {
  const offset = intervalMinutes === WEEK_MINUTES ? FIRST_MONDAY_MINUTE : 0;
  return minute - ((minute - offset) % intervalMinutes);
}
