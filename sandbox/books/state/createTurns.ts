import { setImmediate as runOtherTasks } from 'node:timers/promises';

/** Runs work after all work that was given before. */
export type TakeTurn = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Creates a queue whose works run one after another, with whatever else the process has to do between two of them. PGlite
 * runs in this thread and never waits for anything outside of it: two hundred clients at once would otherwise be served
 * from one promise to the next, while new connections, timers and the feed wait for the last of them.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.then(runOtherTasks, runOtherTasks);
    return turn;
  };
}
