import type { WorkerReport } from '#shared/contract/workerApi.ts';

/** Reports that wait for a tab to take them: workers can't send beacons. */
export interface EventQueue {
  readonly put: (name: string, data: WorkerReport['data']) => void;
  /** Hands each report out once. */
  readonly take: () => readonly WorkerReport[];
}

/** Without a collector no tab takes any, and only the newest are kept. */
const MAX_WAITING = 100;

export function createEventQueue(wallNow: () => number): EventQueue {
  let waiting: readonly WorkerReport[] = [];
  return {
    put: (name, data) => {
      waiting = [...waiting, { name, atMs: wallNow(), data }].slice(-MAX_WAITING);
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
