import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../exchange/quantile.ts';
import { startSandboxProcess } from '../exchange/startSandboxProcess.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { startCrowd } from './startCrowd.ts';

/** What many sockets get from one process of the exchange, and what they cost it. */
export interface SocketsReading {
  readonly sockets: number;
  /** Delay in ms of all frames at all sockets, counted from the time written into the frame. */
  readonly delayMs: { readonly p50: number; readonly p99: number; readonly worst: number };
  /** Frames a second at each socket, and bytes a second of each. */
  readonly framesPerSecond: number;
  readonly bytesPerSecond: number;
  /** Share of frames whose time is known. */
  readonly known: number;
  /** Resident memory of the process for each socket, in bytes. */
  readonly bytesPerSocket: number;
  /** Processor time of the process, in % of one core. */
  readonly cpuPercent: number;
  readonly closed: number;
}

/** Time until the garbage of start and opening is collected, and all sockets get the same frames. */
const SETTLE_MS = 20_000;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Opens so many sockets at an exchange of its own, and reads for so many seconds. Linux only. */
export async function measureSockets(
  sockets: number,
  seconds: number,
  cleanup: Cleanup,
): Promise<SocketsReading> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sluice-sockets-'));
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const exchange = await startSandboxProcess({ dataDir, sockets: sockets + 10 }, cleanup);
  await sleep(SETTLE_MS);
  const emptyBytes = readResidentBytes(exchange.pid);
  console.log(`Opening ${sockets} sockets, 80 a second.`);
  const crowd = await startCrowd({ url: exchange.url, sockets }, cleanup);
  await sleep(SETTLE_MS);
  const cpuBefore = readCpuSeconds(exchange.pid);
  const end = crowd.read();
  await sleep(seconds * 1_000);
  const { delaysMs, unknown, frames, bytes, closed } = await end();
  const cpuSeconds = readCpuSeconds(exchange.pid) - cpuBefore;
  const bytesPerSocket = (readResidentBytes(exchange.pid) - emptyBytes) / sockets;
  await exchange.stop();
  return {
    sockets,
    delayMs: { p50: quantile(delaysMs, 0.5), p99: quantile(delaysMs, 0.99), worst: quantile(delaysMs, 1) },
    framesPerSecond: frames / seconds,
    bytesPerSecond: bytes / sockets / seconds,
    known: delaysMs.length / Math.max(1, delaysMs.length + unknown),
    bytesPerSocket,
    cpuPercent: (100 * cpuSeconds) / seconds,
    closed,
  };
}

function readResidentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Processor seconds of all threads of a process. Fields are counted after its name, which may hold spaces. */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
