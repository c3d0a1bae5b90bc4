import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 2;
const MOST_MS = 25;
/** A work of so few pieces is over before a call notices. */
const FEW_PIECES = 20;

/** Ends a piece of a long work, which began at `sinceMs` by `performance.now()`. */
export type Pace = (sinceMs: number) => Promise<void>;

/**
 * Lets a work of many pieces wait after each for as long as the piece took, so that it has the half of the process at most: calls
 * that came meanwhile are answered before it goes on.
 */
export function createPace(): Pace {
  let pieces = 0;
  return async (sinceMs) => {
    pieces += 1;
    if (pieces <= FEW_PIECES) return;
    const tookMs = performance.now() - sinceMs;
    await sleep(Math.min(MOST_MS, Math.max(LEAST_MS, tookMs)));
  };
}
