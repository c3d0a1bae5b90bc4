import type { Remote } from 'comlink';
import type { Clock } from '#shared/async/clock.ts';
import { type AppError, appError, unsent } from '#shared/result/appError.ts';
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
    if (gone?.aborted) end(err(unsent(GONE)));
    else if (signal?.aborted) end(err(unsent(ABORTED)));
    else call().then(end, (reason: unknown) => end(err(failed(reason))));
  });
}

/** A worker that throws has a bug; the error carries the reason. */
function failed(reason: unknown): AppError {
  return appError('worker/failed', `The background worker failed: ${String(reason)}`);
}

/** Everything that was ever asked for, also of workers that are gone: a few hundred bytes each. */
const kept = new Set<unknown>();

/**
 * The same remote, whose methods are read once and never collected. Comlink makes an object for each reading, and cleans
 * up after it when it is collected: a script that runs at any time, also in a page in the back/forward cache, which is
 * evicted by it (`JavaScriptExecution` in `Page.backForwardCacheNotUsed`, Chromium 156).
 */
export function keepMethods<Api>(remote: Remote<Api>): Remote<Api> {
  const methods = new Map<PropertyKey, unknown>();
  kept.add(methods).add(remote);
  return new Proxy(remote as Remote<Api> & object, {
    get: (target, name) => {
      if (!methods.has(name)) methods.set(name, Reflect.get(target, name));
      return methods.get(name);
    },
  });
}
