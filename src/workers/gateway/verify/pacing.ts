/** Work that may be long. It stops about every 100 µs, so that other tasks can run first. */
export type Work<T> = Generator<undefined, T, undefined>;

/** Does all of it at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

export interface PacerOptions {
  /** How long work may keep the thread, in ms. */
  readonly sliceMs: number;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** Resolves after the event loop has run other tasks. */
  readonly breathe: () => Promise<void>;
}

/** Does a piece of work in slices. */
export type RunWork = <T>(work: Work<T>) => Promise<T>;

/**
 * Cuts long work into slices, so that other work of the worker waits for one or two of them at most. Pauses queue up: ten
 * long bodies at once would otherwise put ten slices before the next flush. Work that fits into a slice is done without a
 * pause. `start` begins a slice.
 */
export function createPacer({ sliceMs, now, breathe }: PacerOptions): { readonly start: () => RunWork } {
  let turn: Promise<unknown> = Promise.resolve();

  const rest = async (): Promise<void> => {
    const rested = turn.then(breathe);
    turn = rested.catch(() => undefined);
    await rested;
  };

  return {
    start: () => {
      let startedMs = now();
      return async (work) => {
        for (;;) {
          const step = work.next();
          if (step.done === true) return step.value;
          if (now() - startedMs < sliceMs) continue;
          await rest();
          startedMs = now();
        }
      };
    },
  };
}

/**
 * Resolves after the event loop has run other tasks. A message, and not a timer: timers that follow one another wait for
 * 4 ms each (HTML standard, section "timers").
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
