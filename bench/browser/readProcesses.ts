import type { CDPSession } from 'puppeteer-core';

/** What the browser's processes have used so far. */
export interface ProcessUse {
  readonly pids: readonly number[];
  /** Processor time of all of them since each began. */
  readonly cpuSeconds: number;
}

/** Asks the browser for its processes: itself, renderers, GPU, network, storage. The session is of the browser. */
export async function readProcesses(session: CDPSession): Promise<ProcessUse> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return {
    pids: processInfo.map(({ id }) => id),
    cpuSeconds: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}
