export interface RateLimitOptions {
  /** So many at once, after a rest. */
  readonly burst: number;
  /** So many a second in the long run. */
  readonly perSecond: number;
}

/** True as often as something may be done; false when it was done too often already. Times never run backwards. */
export type RateLimit = (nowMs: number) => boolean;

export function createRateLimit({ burst, perSecond }: RateLimitOptions): RateLimit {
  let left = burst;
  let lastMs: number | undefined;
  return (nowMs) => {
    left = Math.min(burst, left + ((nowMs - (lastMs ?? nowMs)) * perSecond) / 1000);
    lastMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
