import type { Clock } from './clock.ts';

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
