import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Cleanup } from '../setup/createCleanup.ts';
import { FLOOD_KINDS, type FloodKind } from './floodKinds.ts';
import { startProbe } from './startProbe.ts';

/** What a stranger met while one socket sent one kind of message as fast as it could, in ms. */
export interface FloodReading {
  readonly kind: FloodKind;
  /** From the start of a new connection to its answer, at worst. */
  readonly connectionMs: number;
  /** Between two frames of the market, at worst, beyond the time they are apart anyway. */
  readonly lateMs: number;
}

/** The feed sends every 500 ms. */
const FRAME_MS = 500;

/** Floods an exchange with each kind of message in turn, for so many ms. */
export async function measureFloods(url: string, ms: number, cleanup: Cleanup): Promise<FloodReading[]> {
  const readings: FloodReading[] = [];
  for (const kind of FLOOD_KINDS) {
    const flood = new Worker(new URL('./flood.ts', import.meta.url), { workerData: { url, kind } });
    const end = cleanup.add(() => flood.terminate());
    await once(flood, 'message');
    const endProbe = startProbe(url, cleanup);
    await sleep(ms);
    const { connectionsMs, feedGapsMs } = await endProbe();
    await end();
    const lateMs = Math.max(0, Math.max(0, ...feedGapsMs) - FRAME_MS);
    readings.push({ kind, connectionMs: Math.max(0, ...connectionsMs), lateMs });
  }
  return readings;
}
