import type { Candle } from './candle.ts';
import { hashToUnit, mixHash } from './hash.ts';
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
 * mostly come in order, so it goes on from where it was; an earlier moment or another minute starts again,
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

/** How the price travels inside one minute: from the open by way of both extremes to the close. */
interface MinutePath {
  readonly key: number;
  readonly candle: Readonly<Candle>;
  /** Steps at which the two extremes are reached, and their prices. */
  readonly firstStep: number;
  readonly secondStep: number;
  readonly firstPrice: number;
  readonly secondPrice: number;
}

const LAST_STEP = STEPS_PER_MINUTE - 1;
/** The slow part of the noise turns once a second. */
const SLOW_STEPS = 20;
const FAST_KEY = 0x68e31da4;
const FAST_SHARE = 0.35;

/** Decides when the minute's high and low are reached; a rising minute mostly sees its low first. */
function planPath(pairKey: number, minute: number, candle: Readonly<Candle>): MinutePath {
  const key = mixHash(pairKey, minute);
  const isRising = candle.close >= candle.open;
  const isUsual = hashToUnit(mixHash(key, -1)) < 0.7;
  const isLowPriceFirst = isRising === isUsual;
  return {
    key,
    candle,
    firstStep: stepBetween(0.05, 0.45, mixHash(key, -2)),
    secondStep: stepBetween(0.55, 0.95, mixHash(key, -3)),
    firstPrice: isLowPriceFirst ? candle.low : candle.high,
    secondPrice: isLowPriceFirst ? candle.high : candle.low,
  };
}

/**
 * The price in ticks at a step of the minute (50 ms each). The first step is the open, the last one the
 * close; the noise shrinks to nothing toward the extremes, so that both are reached and neither is passed.
 */
function priceAtStep(path: MinutePath, step: number): number {
  const { candle, firstStep, secondStep } = path;
  if (step <= 0) {
    return candle.open;
  }
  if (step >= LAST_STEP) {
    return candle.close;
  }
  let middle: number;
  if (step <= firstStep) {
    middle = between(candle.open, path.firstPrice, step / firstStep);
  } else if (step <= secondStep) {
    middle = between(path.firstPrice, path.secondPrice, (step - firstStep) / (secondStep - firstStep));
  } else {
    middle = between(path.secondPrice, candle.close, (step - secondStep) / (LAST_STEP - secondStep));
  }
  const room = Math.min(candle.high - middle, middle - candle.low);
  return Math.round(middle + room * noiseAt(path.key, step));
}

/** Noise in (-1, 1): a slow wave and a fast flicker. */
function noiseAt(key: number, step: number): number {
  const knot = Math.floor(step / SLOW_STEPS);
  const before = hashToUnit(mixHash(key, knot));
  const after = hashToUnit(mixHash(key, knot + 1));
  const slow = between(before, after, step / SLOW_STEPS - knot);
  const fast = hashToUnit(mixHash(key ^ FAST_KEY, step));
  return 2 * (slow * (1 - FAST_SHARE) + fast * FAST_SHARE) - 1;
}

function between(from: number, to: number, fraction: number): number {
  return from + (to - from) * fraction;
}

function stepBetween(from: number, to: number, hash: number): number {
  return Math.floor(between(from, to, hashToUnit(hash)) * STEPS_PER_MINUTE);
}
