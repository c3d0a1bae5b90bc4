import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportJobs } from '#sandbox/books/state/schema/records.ts';
import { FILE_TTL_MS } from '#sandbox/calls/files/exportLife.ts';
import { emptyFiles, makeFiles } from '#sandbox/calls/files/makeFiles.ts';
import { EXPIRE_JOB } from '#sandbox/calls/files/stepExport.ts';
import { hashText, mixHash } from '#sandbox/feed/market/hash.ts';

const DEMO = 20_000_001;
const DAY_MS = 86_400_000;
const WORK_MS = 8_000;

/** Of the past: two that can still be had and one that is gone. CSV alone, which needs no library to be loaded at start. */
const SEEDS = [
  { type: 'funding', days: 90, agoMs: 2 * DAY_MS },
  { type: 'derivatives', days: 180, agoMs: 5 * DAY_MS },
  { type: 'spot', days: 366, agoMs: 20 * DAY_MS },
] as const;

/** Gives the demo user some exports, with real files; it comes after everything that they are of. */
export async function seedExports(sql: Sql, exchange: Exchange): Promise<void> {
  const key = hashText(`${exchange.seed}/exports`);
  for (const [at, { type, days, agoMs }] of SEEDS.entries()) {
    const createdAt = exchange.startedAtMs - agoMs;
    const expiresAt = createdAt + WORK_MS + FILE_TTL_MS;
    const isOver = expiresAt <= exchange.startedAtMs;
    const job = {
      id: `export-${mixHash(key, at).toString(16)}`,
      uid: DEMO,
      kind: 'create',
      type,
      input: {
        ...{ kind: 'create' as const, accountTypes: [], coins: [], uids: [] },
        ...{ timezone: 'UTC', lang: 'en' },
      },
      startAt: createdAt - days * DAY_MS,
      endAt: createdAt,
      format: 'CSV' as const,
      status: isOver ? (3 as const) : (2 as const),
      progress: 100,
      createdAt,
      expiresAt,
    };
    const rows = await makeFiles(sql, exchange, job);
    await sql.insert(exportJobs).values({ ...job, rows });
    if (isOver) {
      await emptyFiles(sql, job.id);
    } else {
      await scheduleJob(sql, { kind: EXPIRE_JOB, reference: job.id, dueMs: expiresAt });
    }
  }
}
