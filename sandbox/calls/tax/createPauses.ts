import { setImmediate as runOtherTasks } from 'node:timers/promises';

/** How long one piece of work keeps the process to itself. */
const SLICE_MS = 10;

/**
 * Creates a maker of pauses for long work. Each work asks for one of its own and awaits it between its steps; every 10 ms it
 * lets the process do something else. Works that run at once take turns, so that others wait for one slice and not for one
 * of each.
 */
export function createPauses(): () => () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    let sinceMs = performance.now();
    return async () => {
      if (performance.now() - sinceMs < SLICE_MS) return;
      last = last.then(() => runOtherTasks());
      await last;
      sinceMs = performance.now();
    };
  };
}
