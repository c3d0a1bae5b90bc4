/** The part of the Web Locks API that liveness needs; null where the browser has none (insecure contexts). */
export type Locks = Pick<LockManager, 'request'>;

/** Takes a lock and keeps it until this thread dies. Resolves once it is held. */
export function holdLock(locks: Locks, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const held = locks.request(name, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
    held.catch(reject);
  });
}

/**
 * Takes a lock that only this thread ever holds, if it doesn't hold it already, and keeps it until it dies. Some
 * browsers take a page's locks away while it is in the back/forward cache.
 */
export function keepLock(locks: Locks, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve();
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(reject);
  });
}

/** Runs `onFree` once the lock's holder has died. Returns a function that stops waiting. */
export function watchLock(locks: Locks, name: string, onFree: () => void): () => void {
  const waiting = new AbortController();
  locks
    .request(name, { signal: waiting.signal }, () => onFree())
    .catch((reason: unknown) => {
      // Stopping the wait rejects the request; anything else is a browser that refuses locks after all.
      if (!waiting.signal.aborted) console.warn(`Waiting for the lock ${name} failed: ${String(reason)}`);
    });
  return () => waiting.abort();
}
