import { buildMinutes } from './buildMinutes.ts';
import { appendCandle, type Candle, createHourMinutes, joinMinutes } from './candle.ts';
import type { PairWalks } from './describeWalks.ts';
import type { Pair } from './listPairs.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from './time.ts';

/** The past of one pair. Whatever it keeps only saves time and never changes an answer. */
export interface CandleStore {
  /**
   * The candle of the whole minutes from `from` up to, not including, `to` (numbers of minutes since 1970).
   */
  span(from: number, to: number): Candle;
  /** Computes days (numbers since 1970) ahead of their use, `to` not included, until `isOver`; true once all are there. */
  prepareDays(from: number, to: number, isOver: () => boolean): boolean;
}

/** The hour that runs, the one that leaves the 24 hours, and one while they change over. */
const KEPT_MINUTE_HOURS = 3;
const KEPT_HOURS = 32;
/** Only charts of long intervals fill this. */
const KEPT_DAYS = 2048;

/** Work space for hours whose minutes are joined at once. */
const scratchHour = createHourMinutes();

/** Creates the store: any stretch of time is put together of days, hours and parts of hours. */
export function createCandleStore(pair: Pair, walks: PairWalks): CandleStore {
  const minutesOfHour = createRecentCache(KEPT_MINUTE_HOURS, (hour) =>
    buildMinutes(pair, walks, hour, createHourMinutes()),
  );
  const candleOfHour = createRecentCache(KEPT_HOURS, (hour) =>
    joinMinutes(buildMinutes(pair, walks, hour, scratchHour), 0, MINUTES_PER_HOUR),
  );
  const candleOfDay = createRecentCache(KEPT_DAYS, joinHours);

  function joinHours(day: number): Candle {
    const candle = { ...candleOfHour(day * 24) };
    for (let hour = 1; hour < 24; hour++) {
      appendCandle(candle, candleOfHour(day * 24 + hour));
    }
    return candle;
  }

  /** The longest piece that begins at a minute and ends within the span, and the minute it ends at. */
  function nextPiece(minute: number, to: number): [candle: Readonly<Candle>, end: number] {
    if (minute % MINUTES_PER_DAY === 0 && minute + MINUTES_PER_DAY <= to) {
      return [candleOfDay(minute / MINUTES_PER_DAY), minute + MINUTES_PER_DAY];
    }
    const place = minute % MINUTES_PER_HOUR;
    const hour = (minute - place) / MINUTES_PER_HOUR;
    const last = Math.min(to - hour * MINUTES_PER_HOUR, MINUTES_PER_HOUR);
    const isWhole = place === 0 && last === MINUTES_PER_HOUR;
    const candle = isWhole ? candleOfHour(hour) : joinMinutes(minutesOfHour(hour), place, last);
    return [candle, hour * MINUTES_PER_HOUR + last];
  }

  function span(from: number, to: number): Candle {
    let [first, end] = nextPiece(from, to);
    const candle = { ...first };
    while (end < to) {
      const [piece, pieceEnd] = nextPiece(end, to);
      appendCandle(candle, piece);
      end = pieceEnd;
    }
    return candle;
  }

  function prepareDays(from: number, to: number, isOver: () => boolean): boolean {
    for (let day = from; day < to; day += 1) {
      if (isOver()) {
        return false;
      }
      candleOfDay(day);
    }
    return true;
  }

  return { span, prepareDays };
}

/** Remembers the results of a pure function for its most recently computed arguments. */
function createRecentCache<Value>(capacity: number, compute: (key: number) => Value): (key: number) => Value {
  const valueByKey = new Map<number, Value>();
  return (key) => {
    const known = valueByKey.get(key);
    if (known !== undefined) {
      return known;
    }
    const value = compute(key);
    if (valueByKey.size >= capacity) {
      for (const oldest of valueByKey.keys()) {
        valueByKey.delete(oldest);
        break;
      }
    }
    valueByKey.set(key, value);
    return value;
  };
}
