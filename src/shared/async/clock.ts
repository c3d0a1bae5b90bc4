declare const timerBrand: unique symbol;

/** What a clock hands out for a timer; only good for giving back to the same clock. */
export type Timer = { readonly [timerBrand]: true };

/** Time as an injected dependency, so that stages can be tested without waiting. */
export interface Clock {
  /** Milliseconds that never run backwards; for intervals. */
  readonly now: () => number;
  /** Milliseconds since 1970, as the device has it; for times that users or servers read. */
  readonly wallNow: () => number;
  readonly setTimer: (run: () => void, delayMs: number) => Timer;
  readonly clearTimer: (timer: Timer | undefined) => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  setTimer: (run, delayMs) => setTimeout(run, delayMs) as unknown as Timer,
  clearTimer: (timer) => {
    if (timer !== undefined) clearTimeout(timer as unknown as number);
  },
};

/** Resolves to the promise's value, or to `late()` when that takes longer than `timeoutMs`. The loser is ignored. */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  clock: Clock,
  late: () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimer(() => resolve(late()), timeoutMs);
    promise.then(resolve, reject).finally(() => clock.clearTimer(timer));
  });
}

/**
 * The wait before the next attempt: random between `floorMs` and the ceiling of this attempt, so that clients
 * which lost a server together don't come back together. Attempts are counted from 0; beyond the table its last
 * ceiling holds. `random` yields [0, 1).
 */
export function backoffDelayMs(
  attempt: number,
  ceilingsMs: readonly [number, ...number[]],
  floorMs: number,
  random: () => number,
): number {
  const ceilingMs = ceilingsMs[Math.min(attempt, ceilingsMs.length - 1)] ?? ceilingsMs[0];
  return Math.round(floorMs + random() * Math.max(0, ceilingMs - floorMs));
}
