import { hashToBell, hashToUnit, mixHash } from './hash.ts';
import { MINUTES_PER_HOUR } from './time.ts';

/** What decides a coin's dollar price at every minute of all time. */
export interface CoinWalk {
  readonly key: number;
  /** Distance of the fixed points the walk hangs between; a power of two. */
  readonly rootHours: number;
  /** Variance of the log price over one such distance. */
  readonly rootVariance: number;
  /** Standard deviation of the log price at the fixed points. */
  readonly edgeDeviation: number;
  /** The log price never leaves ±this around the start price. */
  readonly bound: number;
}

/** One hour of a coin's walk. */
export interface CoinHour {
  /** 61 log prices relative to the start price: at the beginning of each minute and at the hour's end. */
  readonly levels: Float64Array;
  /** 60 variances, one a minute: how wild that minute is. */
  readonly variances: Float64Array;
}

/** How unevenly a stretch of time shares its variance between its halves: 0 is plain Brownian motion. */
const CASCADE = 0.9;
const CASCADE_KEY = 0x5bd1e995;

interface Split {
  readonly left: number;
  readonly middle: number;
  readonly right: number;
}

/** The minutes of an hour, halved again and again: parents before children. */
const HOUR_SPLITS = splitRange(0, MINUTES_PER_HOUR);

/**
 * Computes one hour of the walk from nothing but the key and the hour.
 *
 * It is Mandelbrot's multifractal model of asset returns, built top-down so that any hour can be computed without
 * the ones before: a Brownian bridge between fixed points is halved until a minute is left, and each half
 * gets a hashed share of the variance. The shares multiply, which gives what a plain random walk lacks: quiet
 * and wild spells (clustering) and fat tails. Each point in time is the middle of exactly one stretch, so its
 * number is all the randomness it needs.
 */
export function walkCoinHour(walk: CoinWalk, hour: number, target: CoinHour): void {
  const { levels, variances } = target;
  descendToHour(walk, hour, levels, variances);

  const firstMinute = hour * MINUTES_PER_HOUR;
  for (const { left, middle, right } of HOUR_SPLITS) {
    const variance = variances[left] as number;
    const from = levels[left] as number;
    const to = levels[right] as number;
    const share = varianceShare(walk, firstMinute + middle, (middle - left) / (right - left));
    levels[middle] = bridge(walk, firstMinute + middle, from, to, variance, share);
    variances[left] = variance * share;
    variances[middle] = variance * (1 - share);
  }
  for (let i = 0; i <= MINUTES_PER_HOUR; i++) {
    levels[i] = keepInBound(levels[i] as number, walk.bound);
  }
}

/**
 * Creates room for one hour of a walk; it is filled again and again, for an hour is computed every few
 * microseconds.
 */
export function createCoinHour(): CoinHour {
  return {
    levels: new Float64Array(MINUTES_PER_HOUR + 1),
    variances: new Float64Array(MINUTES_PER_HOUR),
  };
}

/** Finds the hour's two ends and its variance: some 13 halvings from the fixed points. */
function descendToHour(walk: CoinWalk, hour: number, levels: Float64Array, variances: Float64Array): void {
  let start = Math.floor(hour / walk.rootHours) * walk.rootHours;
  let span = walk.rootHours;
  let from = edgeLevel(walk, start);
  let to = edgeLevel(walk, start + span);
  let variance = walk.rootVariance;
  while (span > 1) {
    span /= 2;
    const minute = (start + span) * MINUTES_PER_HOUR;
    const share = varianceShare(walk, minute, 0.5);
    const middle = bridge(walk, minute, from, to, variance, share);
    if (hour < start + span) {
      to = middle;
      variance *= share;
    } else {
      start += span;
      from = middle;
      variance *= 1 - share;
    }
  }
  levels[0] = from;
  levels[MINUTES_PER_HOUR] = to;
  variances[0] = variance;
}

function edgeLevel(walk: CoinWalk, hour: number): number {
  return walk.edgeDeviation * hashToBell(mixHash(walk.key, hour * MINUTES_PER_HOUR));
}

/** The part of a stretch's variance that its left piece gets; `fraction` is that piece's part of the time. */
function varianceShare(walk: CoinWalk, minute: number, fraction: number): number {
  const tilt = hashToUnit(mixHash(walk.key ^ CASCADE_KEY, minute)) * 2 - 1;
  return fraction + CASCADE * tilt * fraction * (1 - fraction);
}

/** A point of a Brownian bridge whose clock runs with the variance. */
function bridge(
  walk: CoinWalk,
  minute: number,
  from: number,
  to: number,
  variance: number,
  share: number,
): number {
  const deviation = Math.sqrt(variance * share * (1 - share));
  return from + (to - from) * share + deviation * hashToBell(mixHash(walk.key, minute));
}

/** Bends far levels back, monotonously and without a corner, so that no price runs away. */
function keepInBound(level: number, bound: number): number {
  const ratio = level / bound;
  return level / Math.sqrt(1 + ratio * ratio);
}

function splitRange(left: number, right: number): Split[] {
  if (right - left < 2) {
    return [];
  }
  const middle = Math.floor((left + right) / 2);
  return [{ left, middle, right }, ...splitRange(left, middle), ...splitRange(middle, right)];
}
