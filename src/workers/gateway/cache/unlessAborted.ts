/** Resolves to the promise's value, or to undefined as soon as the signal aborts. The loser is ignored. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const abandon = (): void => resolve(undefined);
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}
