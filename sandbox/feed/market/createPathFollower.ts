import type { Candle } from './candle.ts';
import { type MinutePath, planPath, priceAtStep } from './minutePath.ts';
import { MINUTE_MS, STEP_MS, STEPS_PER_MINUTE } from './time.ts';

/** How far a minute has been followed. */
interface Cursor {
  readonly minute: number;
  readonly path: MinutePath;
  step: number;
  price: number;
  high: number;
  low: number;
}

/**
 * Creates a function from a moment (epoch ms) to the candle of its minute as far as that moment. Moments
 * mostly come in order, so it goes on from where it was; an earlier moment or another minute begins anew,
 * with the same result.
 */
export function createPathFollower(
  pairKey: number,
  readMinute: (minute: number) => Candle,
): (atMs: number) => Candle {
  let cursor: Cursor | undefined;

  function begin(minute: number): Cursor {
    const candle = readMinute(minute);
    const { open } = candle;
    return { minute, path: planPath(pairKey, minute, candle), step: 0, price: open, high: open, low: open };
  }

  return (atMs) => {
    const minute = Math.floor(atMs / MINUTE_MS);
    const step = Math.floor((atMs - minute * MINUTE_MS) / STEP_MS);
    if (cursor === undefined || cursor.minute !== minute || cursor.step > step) {
      cursor = begin(minute);
    }
    while (cursor.step < step) {
      cursor.step += 1;
      cursor.price = priceAtStep(cursor.path, cursor.step);
      cursor.high = Math.max(cursor.high, cursor.price);
      cursor.low = Math.min(cursor.low, cursor.price);
    }
    const { candle } = cursor.path;
    const done = (step + 1) / STEPS_PER_MINUTE;
    return {
      open: candle.open,
      high: cursor.high,
      low: cursor.low,
      close: cursor.price,
      volume: Math.floor(candle.volume * done),
      turnover: Math.floor(candle.turnover * done),
    };
  };
}
