export interface Flights<Outcome> {
  /**
   * Joins the flight of this key, or starts it. Resolves with undefined when `signal` aborts; the flight itself is
   * aborted when nobody waits for it any more.
   */
  readonly join: (
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Outcome>,
  ) => Promise<Outcome | undefined>;
  readonly count: () => number;
}

interface Flight<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly controller: AbortController;
  waiting: number;
}

/** Concurrent equal calls share one request, across tabs too (design.md section 4). */
export function createFlights<Outcome>(): Flights<Outcome> {
  const flightByKey = new Map<string, Flight<Outcome>>();

  const depart = (key: string, start: (signal: AbortSignal) => Promise<Outcome>): Flight<Outcome> => {
    const controller = new AbortController();
    const outcome = start(controller.signal);
    const flight: Flight<Outcome> = { outcome, controller, waiting: 0 };
    flightByKey.set(key, flight);
    const land = (): void => {
      if (flightByKey.get(key) === flight) flightByKey.delete(key);
    };
    outcome.then(land, land);
    return flight;
  };

  return {
    join: (key, signal, start) => {
      if (signal.aborted) return Promise.resolve(undefined);
      const flight = flightByKey.get(key) ?? depart(key, start);
      flight.waiting += 1;
      return new Promise((resolve, reject) => {
        let hasLeft = false;
        /** Once: the outcome comes for those as well who abandoned the flight. */
        const leave = (): void => {
          if (hasLeft) return;
          hasLeft = true;
          signal.removeEventListener('abort', abandon);
          flight.waiting -= 1;
        };
        const abandon = (): void => {
          leave();
          resolve(undefined);
          if (flight.waiting > 0) return;
          // Whoever asks now must not join a flight that is being given up.
          if (flightByKey.get(key) === flight) flightByKey.delete(key);
          flight.controller.abort();
        };
        signal.addEventListener('abort', abandon);
        flight.outcome.then(
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
    count: () => flightByKey.size,
  };
}
