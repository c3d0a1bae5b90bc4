import type { Work } from './work.ts';

export interface PacerOptions {
  /** How long work may keep the thread, in ms. */
  readonly sliceMs: number;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** Resolves after the event loop has served others. */
  readonly breathe: () => Promise<void>;
}

/** Does a piece of work in slices. */
export type RunWork = <T>(work: Work<T>) => Promise<T>;

/**
 * Cuts long work into slices, so that what else the worker does is never stalled by more than one or two of them. Those
 * who rest queue up: ten long bodies at once would otherwise put ten slices before the next flush. Work that fits into
 * a slice is done without a pause. `start` begins a slice.
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
