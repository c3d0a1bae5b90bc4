const MINUTE_MS = 60_000;

/**
 * How long, in ms, until something is asked for again that began `ageMs` ago: after a minute every 15 s, after ten minutes once
 * a minute, but never sooner than `soonestMs`.
 */
export function pollMsByAge(soonestMs: number, ageMs: number): number {
  if (ageMs < MINUTE_MS) return soonestMs;
  return Math.max(soonestMs, ageMs < 10 * MINUTE_MS ? 15_000 : MINUTE_MS);
}

/**
 * How old, in ms, an answer may be to serve another tab that asks the same every `everyMs`, so that all tabs together ask the
 * exchange as often as one.
 */
export function sharedPollMs(everyMs: number): number {
  return everyMs * 0.9;
}
