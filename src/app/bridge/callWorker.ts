import type { Clock } from '#shared/async/clock.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import { err, type Result } from '#shared/result/result.ts';

export interface CallOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Aborts when the worker has died: a Comlink call to a dead worker never settles by itself. */
  readonly gone?: AbortSignal;
  /** Aborts when the answer is not wanted any more. */
  readonly signal?: AbortSignal;
}

const GONE = appError('worker/gone', 'The background worker stopped; it is being started again.', true);
export const LATE = appError('worker/timeout', 'The background worker did not answer in time.', true);
export const ABORTED = appError('worker/aborted', 'The request was cancelled.');

/** The only way to call a worker: always ends, and always as data. */
export function callWorker<T>(call: () => Promise<Result<T>>, options: CallOptions): Promise<Result<T>> {
  const { clock, timeoutMs, gone, signal } = options;
  return new Promise((resolve) => {
    const end = (result: Result<T>): void => {
      clock.clearTimer(timer);
      gone?.removeEventListener('abort', onGone);
      signal?.removeEventListener('abort', onAbort);
      resolve(result);
    };
    const onGone = (): void => end(err(GONE));
    const onAbort = (): void => end(err(ABORTED));
    const timer = clock.setTimer(() => end(err(LATE)), timeoutMs);
    gone?.addEventListener('abort', onGone);
    signal?.addEventListener('abort', onAbort);
    if (gone?.aborted) onGone();
    else if (signal?.aborted) onAbort();
    else call().then(end, (reason: unknown) => end(err(failed(reason))));
  });
}

/** A worker that throws has a bug; the error carries the reason. */
function failed(reason: unknown): AppError {
  return appError('worker/failed', `The background worker failed: ${String(reason)}`);
}
