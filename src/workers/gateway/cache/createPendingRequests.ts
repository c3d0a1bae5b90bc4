/** Requests that are under way. */
export interface PendingRequests<Outcome> {
  /**
   * Joins the request of this key, or starts it. Resolves with undefined when `signal` aborts; the request itself is
   * aborted when the last caller has left.
   */
  readonly join: (
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Outcome>,
  ) => Promise<Outcome | undefined>;
  readonly count: () => number;
}

interface PendingRequest<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly controller: AbortController;
  callers: number;
}

/** Concurrent equal calls share one request, across tabs too (design.md section 4). */
export function createPendingRequests<Outcome>(): PendingRequests<Outcome> {
  const requestByKey = new Map<string, PendingRequest<Outcome>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<Outcome>): PendingRequest<Outcome> => {
    const controller = new AbortController();
    const outcome = start(controller.signal);
    const request: PendingRequest<Outcome> = { outcome, controller, callers: 0 };
    requestByKey.set(key, request);
    const remove = (): void => {
      if (requestByKey.get(key) === request) requestByKey.delete(key);
    };
    outcome.then(remove, remove);
    return request;
  };

  return {
    join: (key, signal, start) => {
      if (signal.aborted) return Promise.resolve(undefined);
      const request = requestByKey.get(key) ?? begin(key, start);
      request.callers += 1;
      return new Promise((resolve, reject) => {
        let hasLeft = false;
        /** Once: the outcome also comes for callers that left before. */
        const leave = (): void => {
          if (hasLeft) return;
          hasLeft = true;
          signal.removeEventListener('abort', abandon);
          request.callers -= 1;
        };
        const abandon = (): void => {
          leave();
          resolve(undefined);
          if (request.callers > 0) return;
          // A caller that comes now must not join a request that is being aborted.
          if (requestByKey.get(key) === request) requestByKey.delete(key);
          request.controller.abort();
        };
        signal.addEventListener('abort', abandon);
        request.outcome.then(
          (outcome) => {
            leave();
            resolve(outcome);
          },
          (reason: unknown) => {
            leave();
            reject(reason);
          },
        );
      });
    },
    count: () => requestByKey.size,
  };
}
