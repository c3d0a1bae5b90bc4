import { SIGNATURE_TOLERANCE_MS } from '../policy.ts';

/** A signature that verifies, and the moment it came; times in ms since 1970. */
export interface SignedTime {
  readonly signedMs: number;
  readonly localMs: number;
}

/** The exchange's clock as far as it is known (design.md section 4, docs/decisions/0008-replay-clock.md). */
export interface ServerClock {
  /** Takes the `Date` header of an answer; it serves until there was a signature. */
  readonly learnDate: (dateMs: number, localMs: number) => void;
  /** Takes the time of a signature that verifies and was in time. */
  readonly learn: (time: SignedTime) => void;
  /**
   * Takes the time of a signature that verifies but was not in time. `isFresh`: the answer repeats an id that was made for
   * its question, so it is no old one. True where the clock is believed from now on, and this very answer with it.
   */
  readonly learnLate: (time: SignedTime, isFresh: boolean) => boolean;
  /** What countdowns and signatures of requests add to the local clock; 0 as long as nothing is known. */
  readonly skewMs: () => number;
  /**
   * Distinguishes answers from replayed ones. `steadyMs` is a clock that never jumps: where the local one did, what was
   * learnt by it is worth nothing.
   */
  readonly serverNow: (localMs: number, steadyMs: number) => number;
}

/** Countdowns take the median of so many signatures: a slow answer changes little. */
const ANSWERS = 5;
/** So many late answers in a row have to agree before they are believed. */
const AGREEING = 3;
/** Slow answers differ by as much; answers of different clocks by more. */
const AGREEMENT_MS = 10_000;
/** A clock that was set, or a device that slept; a second or so is what clocks are corrected by. */
const JUMP_MS = 10_000;

/**
 * Learns from the times of verified signatures alone: `time_now`, unsigned answers and failed checks never move it.
 *
 * Replays are measured by the signature that puts the exchange's clock furthest ahead: an old answer can only say that it
 * is earlier than it is. What no replay can say is believed once three in a row agree: that it is later, or, by a fresh
 * answer or by the device's own clock, that it is earlier than was thought.
 */
export function createServerClock(): ServerClock {
  let byDateMs = 0;
  let latestMs: readonly number[] = [];
  let furthestMs: number | null = null;
  let late: readonly SignedTime[] = [];
  let offsetMs: number | null = null;

  const forget = (): void => {
    byDateMs = 0;
    latestMs = [];
    furthestMs = null;
    late = [];
  };

  return {
    learnDate: (dateMs, localMs) => {
      if (Number.isFinite(dateMs)) byDateMs = dateMs - localMs;
    },
    learn: (time) => {
      const skewMs = skewOf(time);
      latestMs = [...latestMs, skewMs].slice(-ANSWERS);
      furthestMs = Math.max(furthestMs ?? skewMs, skewMs);
      late = [];
    },
    learnLate: (time, isFresh) => {
      const skewMs = skewOf(time);
      const isLater = skewMs > (furthestMs ?? byDateMs);
      if (!isLater && !isFresh && Math.abs(skewMs) > SIGNATURE_TOLERANCE_MS) return false;
      // One answer that is sent again and again does not agree with itself.
      if (late.some(({ signedMs }) => signedMs >= time.signedMs)) late = [];
      late = [...late.filter((other) => Math.abs(skewOf(other) - skewMs) <= AGREEMENT_MS), time];
      if (late.length < AGREEING) return false;
      latestMs = late.map(skewOf);
      furthestMs = Math.max(...latestMs);
      late = [];
      return true;
    },
    skewMs: () => (latestMs.length > 0 ? median(latestMs) : byDateMs),
    serverNow: (localMs, steadyMs) => {
      const seenMs = localMs - steadyMs;
      if (offsetMs !== null && Math.abs(seenMs - offsetMs) > JUMP_MS) forget();
      offsetMs = seenMs;
      return localMs + (furthestMs ?? byDateMs);
    },
  };
}

function skewOf({ signedMs, localMs }: SignedTime): number {
  return signedMs - localMs;
}

/** For an even count, the mean of the two numbers in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}
