import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Cleanup } from '../setup/createCleanup.ts';

/** What a client met that came while the exchange was busy with others, in ms. */
export interface ProbeReading {
  /** From the start of each new connection to its answer. */
  readonly connectionsMs: readonly number[];
  /** Between frames of the market, on one socket. */
  readonly feedGapsMs: readonly number[];
}

/** Starts to look at an exchange; the returned function ends that and gives what was met. */
export function startProbe(url: string, cleanup: Cleanup): () => Promise<ProbeReading> {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: url });
  cleanup.add(async () => {
    await worker.terminate();
  });
  const reading = once(worker, 'message').then(([message]) => message as ProbeReading);
  return () => {
    worker.postMessage('stop');
    return reading;
  };
}
