import { and, eq, isNull } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { afterEvent, FILE_TTL_MS, STEP_MS, STEPS } from './exportLife.ts';
import { emptyFiles, makeFiles } from './makeFiles.ts';
import { STEP_JOB } from './orderExport.ts';
import { readDocument } from './readDocument.ts';

/** The kind of job that takes files away after their seven days; its reference is the export's id. */
export const EXPIRE_JOB = 'files/expire';

/** What exports of the type ETP end with (screens.md 3.6). */
const FAILURE = 790000;
const DOOMED_TYPE = 'ETP';

/** Whether the trigger of screens.md 3.6 makes an export fail. */
export function isDoomed({ hasTriggers }: Pick<Exchange, 'hasTriggers'>, type: string): boolean {
  return hasTriggers && type === DOOMED_TYPE;
}

/** Does a quarter of an export; the last one makes the files, or the trigger lets it fail. */
export async function stepExport(sql: Sql, exchange: Exchange, id: string, nowMs: number): Promise<void> {
  const [job] = await sql
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), isNull(exportJobs.deletedAt)))
    .for('update');
  const next = job === undefined ? undefined : afterEvent(job, 'step');
  if (job === undefined || next === undefined) {
    return;
  }
  const isHere = eq(exportJobs.id, id);
  if (next.status === 1) {
    await sql.update(exportJobs).set(next).where(isHere);
    // From when it was asked for, so that a pause of the process costs no time.
    const steps = (next.progress / 100) * STEPS + 1;
    const dueMs = job.createdAt + lifeMs(exchange, steps * STEP_MS);
    await scheduleJob(sql, { kind: STEP_JOB, reference: id, dueMs });
    return;
  }
  if (isDoomed(exchange, job.type)) {
    await sql
      .update(exportJobs)
      .set({ ...afterEvent(job, 'fail'), failCode: FAILURE })
      .where(isHere);
    return;
  }
  const rows = await finishFiles(sql, exchange, job);
  const expiresAt = nowMs + FILE_TTL_MS;
  await sql
    .update(exportJobs)
    .set({ ...next, rows, expiresAt })
    .where(isHere);
  await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
}

/** Files with a password were made when it was known. */
async function finishFiles(
  sql: Sql,
  exchange: Exchange,
  job: typeof exportJobs.$inferSelect,
): Promise<number> {
  const [made] = await sql
    .select({ id: exportFiles.id })
    .from(exportFiles)
    .where(eq(exportFiles.jobId, job.id))
    .limit(1);
  if (made === undefined) {
    return makeFiles(sql, exchange, job);
  }
  return (await readDocument(sql, exchange, job)).main.rows.length;
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
