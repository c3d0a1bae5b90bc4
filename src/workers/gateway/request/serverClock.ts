/** How far the server's clock is ahead of this device's; all times in ms since 1970. */
export interface Skew {
  /** Takes the `time_now` of an answer that came when the local clock showed `localMs`. */
  readonly learn: (serverMs: number, localMs: number) => void;
  /** Takes the `Date` header of an answer. */
  readonly learnDate: (dateMs: number, localMs: number) => void;
  /** To be added to the local clock; 0 as long as nothing is known. */
  readonly ms: () => number;
  /** What the server's clock shows when the local one shows `localMs`. */
  readonly serverNow: (localMs: number) => number;
}

/** screens.md section 0.1. */
const ANSWERS = 5;

/**
 * The median of the last five answers of `time_now` − local clock (screens.md section 0.1), so that a slow answer or a
 * wrong one changes little. Until there is a `time_now` the newest `Date` header serves (design.md section 4). What is
 * not a finite number is ignored.
 */
export function createSkew(): Skew {
  let latestMs: number[] = [];
  let byDateMs = 0;
  const ms = (): number => (latestMs.length > 0 ? median(latestMs) : byDateMs);
  return {
    learn: (serverMs, localMs) => {
      const skewMs = serverMs - localMs;
      if (Number.isFinite(skewMs)) latestMs = [...latestMs, skewMs].slice(-ANSWERS);
    },
    learnDate: (dateMs, localMs) => {
      const skewMs = dateMs - localMs;
      if (Number.isFinite(skewMs)) byDateMs = skewMs;
    },
    ms,
    serverNow: (localMs) => localMs + ms(),
  };
}

/** Of an even number: the mean of the two in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

/** The server's time, for telling new answers from replayed ones; all times in ms. */
export interface ReplayClock {
  /** Takes what an answer with a good signature says of the server's clock, read when the local clock showed `localMs`. */
  readonly learn: (serverMs: number, localMs: number) => void;
  /**
   * What the server's clock shows at least; null as long as no signed answer has said so. `steadyMs` is a clock that
   * never jumps: when the local one did, what was learnt by it is worth nothing.
   */
  readonly serverNow: (localMs: number, steadyMs: number) => number | null;
}

/** A clock that was set, or a device that slept; a second or so is what clocks are corrected by. */
const JUMP_MS = 10_000;

/**
 * Old answers, sent once more, can only say that it is earlier than it is: of all signed answers the one that puts the
 * server's clock furthest ahead is right. With a median, an attacker who replays several would set it back, and every
 * older answer would be in time again (design.md section 4).
 */
export function createReplayClock(): ReplayClock {
  let skewMs: number | null = null;
  let offsetMs: number | null = null;
  return {
    learn: (serverMs, localMs) => {
      skewMs = Math.max(skewMs ?? Number.NEGATIVE_INFINITY, serverMs - localMs);
    },
    serverNow: (localMs, steadyMs) => {
      const seenMs = localMs - steadyMs;
      if (offsetMs !== null && Math.abs(seenMs - offsetMs) > JUMP_MS) skewMs = null;
      offsetMs = seenMs;
      return skewMs === null ? null : localMs + skewMs;
    },
  };
}
