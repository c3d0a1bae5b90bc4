import { and, eq, isNull } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import type { Wait } from '#sandbox/books/life/createLife.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import type { FileMaker } from './createFileMaker.ts';
import { afterEvent, FILE_TTL_MS, STEP_MS, STEPS } from './exportLife.ts';
import { emptyFiles, keepFiles } from './makeFiles.ts';
import { STEP_JOB } from './orderExport.ts';

/** The kind of job that takes files away after their seven days; its reference is the export's id. */
export const EXPIRE_JOB = 'files/expire';

/** What exports of the type ETP end with (screens.md 3.6). */
const FAILURE = 790000;
const DOOMED_TYPE = 'ETP';

/** Whether the trigger of screens.md 3.6 makes an export fail. */
export function isDoomed({ hasTriggers }: Pick<Exchange, 'hasTriggers'>, type: string): boolean {
  return hasTriggers && type === DOOMED_TYPE;
}

/** Does a quarter of an export; the last one waits for the files and keeps them, or the trigger lets it fail. */
export async function stepExport(
  sql: Sql,
  { exchange, maker }: { readonly exchange: Exchange; readonly maker: FileMaker },
  id: string,
  nowMs: number,
): Promise<Wait | undefined> {
  const [job] = await sql
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), isNull(exportJobs.deletedAt)))
    .for('update');
  // Deleted while it was made: a process that was killed has left what it had kept by then.
  if (job === undefined) await emptyFiles(sql, id);
  const next = job === undefined ? undefined : afterEvent(job, 'step');
  if (job === undefined || next === undefined) {
    maker.forget(id);
    return undefined;
  }
  const isHere = eq(exportJobs.id, id);
  const isLost = isDoomed(exchange, job.type);
  // Files with a password were made when it was known.
  const isMade = await hasFiles(sql, id);
  if (next.status === 1) {
    await sql.update(exportJobs).set(next).where(isHere);
    // From when it was asked for, so that a pause of the process costs no time.
    const steps = (next.progress / 100) * STEPS + 1;
    const dueMs = job.createdAt + lifeMs(exchange, steps * STEP_MS);
    await scheduleJob(sql, { kind: STEP_JOB, reference: id, dueMs });
    if (!isLost && !isMade) maker.make(job);
    return undefined;
  }
  if (isLost) {
    await sql
      .update(exportJobs)
      .set({ ...afterEvent(job, 'fail'), failCode: FAILURE })
      .where(isHere);
    return undefined;
  }
  if (!isMade) {
    const making = maker.make(job);
    if (making.kind === 'working') return { until: making.done };
    if (making.kind === 'failed') throw making.reason;
    await keepFiles(sql, id, making.files);
    await sql.update(exportJobs).set({ rows: making.files.rows }).where(isHere);
    maker.forget(id);
  }
  const expiresAt = nowMs + FILE_TTL_MS;
  await sql
    .update(exportJobs)
    .set({ ...next, expiresAt })
    .where(isHere);
  await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
  return undefined;
}

async function hasFiles(sql: Sql, jobId: string): Promise<boolean> {
  const made = await sql
    .select({ id: exportFiles.id })
    .from(exportFiles)
    .where(eq(exportFiles.jobId, jobId))
    .limit(1);
  return made.length > 0;
}

/** ready → expired; what was in the files is gone. */
export async function expireExport(sql: Sql, id: string): Promise<void> {
  const expired = await sql
    .update(exportJobs)
    .set({ status: 3 })
    .where(and(eq(exportJobs.id, id), eq(exportJobs.status, 2)))
    .returning({ id: exportJobs.id });
  if (expired.length > 0) {
    await emptyFiles(sql, id);
  }
}
