import type { WorkerReport } from '#shared/contract/workerReport.ts';

/** Where reports wait for a tab: workers can't send beacons. */
export interface ReportTray {
  readonly put: (name: string, data: WorkerReport['data']) => void;
  /** Hands each report out once. */
  readonly take: () => readonly WorkerReport[];
}

/** Without a collector nobody takes any, and only the newest are kept. */
const MAX_WAITING = 100;

export function createReportTray(wallNow: () => number): ReportTray {
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
