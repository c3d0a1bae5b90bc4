import { setTimeout as sleep } from 'node:timers/promises';

const LEAST_MS = 2;
const MOST_MS = 25;

/**
 * Waits as long as the last piece of a long work took, so that it has the half of the process at most: calls that came meanwhile
 * are answered before it goes on. `sinceMs` is when the piece began, by `performance.now()`.
 */
export async function giveWay(sinceMs: number): Promise<void> {
  const tookMs = performance.now() - sinceMs;
  await sleep(Math.min(MOST_MS, Math.max(LEAST_MS, tookMs)));
}
