const MINUTE_MS = 60_000;

/**
 * How long until something is asked for again that is as old as `ageMs`. What has not changed for a minute moves slowly, and is asked
 * for every 15 s, after ten minutes once a minute; never sooner than `soonestMs`.
 */
export function pollMsByAge(soonestMs: number, ageMs: number): number {
  if (ageMs < MINUTE_MS) return soonestMs;
  return Math.max(soonestMs, ageMs < 10 * MINUTE_MS ? 15_000 : MINUTE_MS);
}

/**
 * Of an answer to a question that is asked every so many ms, how old it may be to serve another tab that asks the same: together
 * they ask the exchange as often as one of them.
 */
export function sharedPollMs(everyMs: number): number {
  return everyMs * 0.9;
}
