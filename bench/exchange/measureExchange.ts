import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from '../setup/createCleanup.ts';
import { createClient } from './createClient.ts';
import { inspectLedger, type LedgerReading } from './inspectLedger.ts';
import { type Load, makeLoad, openCrowd } from './makeLoad.ts';
import { type FloodReading, measureFloods } from './measureFloods.ts';
import { measureReads, type ReadsReading } from './measureReads.ts';
import { quantile } from './quantile.ts';
import { startProbe } from './startProbe.ts';
import { type SandboxProcessOptions, startSandboxProcess } from './startSandboxProcess.ts';

/** How the embedded exchange does under a crowd, on one kind of database. */
export interface ExchangeReading {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly load: Omit<Load, 'orders' | 'withdrawals'> & { readonly booked: number };
  /** Calls of the load that were answered in a second. */
  readonly callsPerSecond: number;
  /** What a client met meanwhile who was not part of it, at the 99th percentile. */
  readonly newConnectionMs: number;
  readonly feedGapMs: number;
  readonly afterLoad: LedgerReading;
  /** After a kill -9 in the middle of the same load, and a restart. */
  readonly afterKill: LedgerReading;
  /** What was acknowledged before that kill. */
  readonly bookedBeforeKill: number;
  readonly reads: ReadsReading;
  readonly floods: readonly FloodReading[];
  /** From the start of the process to the ready line, in ms: with an empty data directory, and with a used one. */
  readonly firstStartMs: number;
  readonly warmStartMs: number;
}

const CLIENTS = 200;

/** Measures an exchange from its first start to its restart after a kill. `databaseUrl` names an empty database. */
export async function measureExchange(
  databaseUrl: string | undefined,
  isQuick: boolean,
  cleanup: Cleanup,
): Promise<ExchangeReading> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sluice-exchange-'));
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const options: SandboxProcessOptions = { dataDir, databaseUrl };
  const clients = isQuick ? 20 : CLIENTS;
  const ms = isQuick ? 5_000 : 60_000;

  const first = await startSandboxProcess(options, cleanup);
  const reader = await createClient(first.url, 'demo@sluice.example');
  const reads = await measureReads(reader, isQuick ? 200 : 2_000);
  reader.close();
  const floods = await measureFloods(first.url, isQuick ? 2_000 : 10_000, cleanup);
  const crowd = await openCrowd(first.url, clients);
  const endProbe = startProbe(first.url, cleanup);
  const startMs = performance.now();
  const { orders, withdrawals, ...load } = await makeLoad({ crowd, ms });
  const callsPerSecond = (load.calls * 1_000) / (performance.now() - startMs);
  const { connectionsMs, feedGapsMs } = await endProbe();
  await first.stop();
  const afterLoad = await inspectLedger(options, { orders, withdrawals });

  const second = await startSandboxProcess(options, cleanup);
  const killed = makeLoad({ crowd: await openCrowd(second.url, clients), ms });
  await sleep(ms / 3);
  await second.kill();
  const before = await killed;
  const third = await startSandboxProcess(options, cleanup);
  await third.stop();
  const afterKill = await inspectLedger(options, before);

  return {
    engine: databaseUrl === undefined ? 'PGlite' : 'PostgreSQL',
    load: { ...load, booked: orders.length + withdrawals.length },
    callsPerSecond,
    newConnectionMs: quantile(connectionsMs, 0.99),
    feedGapMs: quantile(feedGapsMs, 0.99),
    afterLoad,
    afterKill,
    bookedBeforeKill: before.orders.length + before.withdrawals.length,
    reads,
    floods,
    firstStartMs: first.readyMs,
    warmStartMs: second.readyMs,
  };
}
