import { appendCandle, type Candle } from './candle.ts';
import { type CandleStore, createCandleStore } from './createCandleStore.ts';
import { createPathFollower } from './createPathFollower.ts';
import { describeWalks } from './describeWalks.ts';
import type { Pair } from './listPairs.ts';
import { MINUTE_MS, MINUTES_PER_DAY } from './time.ts';

/** All prices of one pair: every answer follows from the seed and the arguments alone. */
export interface PairSeries {
  /**
   * The candle of the whole minutes from `from` up to, not including, `to` (numbers of minutes since 1970).
   */
  span(from: number, to: number): Candle;
  /** The candle that begins at minute `from`, as far as the moment `atMs` inside it (epoch ms). */
  partialSpan(from: number, atMs: number): Candle;
  /** The last 1,440 one-minute candles in one, the running minute up to `atMs` included. */
  lastDay(atMs: number): Candle;
  readonly prepareDays: CandleStore['prepareDays'];
}

/** Creates the price series of a pair. */
export function createPairSeries(pair: Pair, seed: string): PairSeries {
  const walks = describeWalks(pair, seed);
  const { span, prepareDays } = createCandleStore(pair, walks);
  const followMinute = createPathFollower(walks.key, (minute) => span(minute, minute + 1));
  let wholeMinutes: { readonly until: number; readonly candle: Readonly<Candle> } | undefined;

  function partialSpan(from: number, atMs: number): Candle {
    const minute = Math.floor(atMs / MINUTE_MS);
    const running = followMinute(atMs);
    if (from === minute) {
      return running;
    }
    const candle = span(from, minute);
    appendCandle(candle, running);
    return candle;
  }

  function lastDay(atMs: number): Candle {
    const minute = Math.floor(atMs / MINUTE_MS);
    if (wholeMinutes?.until !== minute) {
      wholeMinutes = { until: minute, candle: span(minute - MINUTES_PER_DAY + 1, minute) };
    }
    const candle = { ...wholeMinutes.candle };
    appendCandle(candle, followMinute(atMs));
    return candle;
  }

  return { span, partialSpan, lastDay, prepareDays };
}
