export interface RateLimitOptions {
  /** So many at once, after a rest. */
  readonly burst: number;
  /** So many a second in the long run. */
  readonly perSecond: number;
}

/** True as often as something may be done; false when it was done too often already. Times are those of `Timers.elapsedMs`. */
export type RateLimit = (elapsedMs: number) => boolean;

export function createRateLimit({ burst, perSecond }: RateLimitOptions): RateLimit {
  let left = burst;
  let lastMs: number | undefined;
  return (elapsedMs) => {
    left = Math.min(burst, left + ((elapsedMs - (lastMs ?? elapsedMs)) * perSecond) / 1000);
    lastMs = elapsedMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
