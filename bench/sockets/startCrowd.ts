import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Cleanup } from '../setup/createCleanup.ts';

export interface CrowdRequest {
  readonly url: string;
  readonly sockets: number;
}

/** What a crowd received while it was read. */
export interface CrowdReading {
  /** From the time in each frame to its arrival at each client, in ms. */
  readonly delaysMs: readonly number[];
  /** Frames that the first client did not have, and whose time is therefore not known. */
  readonly unknown: number;
  /** Frames of the first client. */
  readonly frames: number;
  /** Bytes that all clients together received. */
  readonly bytes: number;
  /** Sockets that the exchange has closed. */
  readonly closed: number;
}

/** Opens a crowd of clients in a thread of their own; each `read` counts from its call until the returned function is called. */
export async function startCrowd(
  request: CrowdRequest,
  cleanup: Cleanup,
): Promise<{ readonly read: () => () => Promise<CrowdReading> }> {
  const worker = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: request });
  cleanup.add(async () => {
    await worker.terminate();
  });
  await once(worker, 'message');
  return {
    read: () => {
      worker.postMessage('read');
      return async () => {
        const answered = once(worker, 'message');
        worker.postMessage('stop');
        const [reading] = await answered;
        return reading as CrowdReading;
      };
    },
  };
}
