import { systemClock } from '#shared/async/clock.ts';

/** For browsers that don't say when they are idle: the first screen is there by then. */
const LATER_MS = 2_000;

/** Runs something once the browser has nothing better to do. Returns a function that takes it back. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(() => run());
    return () => cancelIdleCallback(request);
  }
  const timer = systemClock.setTimer(run, LATER_MS);
  return () => systemClock.clearTimer(timer);
}
