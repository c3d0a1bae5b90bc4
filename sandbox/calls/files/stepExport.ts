import { and, eq, isNull } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { afterEvent, FILE_TTL_MS, STEP_MS, STEPS } from './exportLife.ts';
import { emptyFiles, keepFiles, type PreparedFiles, prepareFiles } from './makeFiles.ts';
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

/**
 * Files by the id of their export, being written before the last quarter: a transaction that waited for that would keep the
 * database from others. Where they are missing, as after a restart, they are written then.
 */
export type FilesAhead = Map<string, PreparedFiles>;

/** Does a quarter of an export; the last one keeps the files, or the trigger lets it fail. */
export async function stepExport(
  sql: Sql,
  { exchange, ahead }: { readonly exchange: Exchange; readonly ahead: FilesAhead },
  id: string,
  nowMs: number,
): Promise<void> {
  const [job] = await sql
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), isNull(exportJobs.deletedAt)))
    .for('update');
  const next = job === undefined ? undefined : afterEvent(job, 'step');
  if (job === undefined || next === undefined) {
    ahead.delete(id);
    return;
  }
  const isHere = eq(exportJobs.id, id);
  if (next.status === 1) {
    await sql.update(exportJobs).set(next).where(isHere);
    // From when it was asked for, so that a pause of the process costs no time.
    const steps = (next.progress / 100) * STEPS + 1;
    const dueMs = job.createdAt + lifeMs(exchange, steps * STEP_MS);
    await scheduleJob(sql, { kind: STEP_JOB, reference: id, dueMs });
    if (steps === STEPS && !isDoomed(exchange, job.type) && !(await hasFiles(sql, id)) && !ahead.has(id)) {
      ahead.set(id, await prepareFiles(sql, exchange, job));
    }
    return;
  }
  if (isDoomed(exchange, job.type)) {
    await sql
      .update(exportJobs)
      .set({ ...afterEvent(job, 'fail'), failCode: FAILURE })
      .where(isHere);
    return;
  }
  const prepared = ahead.get(id);
  ahead.delete(id);
  // Files with a password were made when it was known.
  const rows = (await hasFiles(sql, id))
    ? (await readDocument(sql, exchange, job)).main.rows.length
    : await keepFiles(sql, id, prepared ?? (await prepareFiles(sql, exchange, job)));
  const expiresAt = nowMs + FILE_TTL_MS;
  await sql
    .update(exportJobs)
    .set({ ...next, rows, expiresAt })
    .where(isHere);
  await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
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
