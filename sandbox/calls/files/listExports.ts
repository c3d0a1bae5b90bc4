import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import type { Asked, Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { taxYearLabel, taxZoneOf } from '#shared/tax/taxYears.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from '../records/cursor.ts';
import type { ExportStatus } from './exportLife.ts';
import { readQuota } from './quota.ts';

type Job = typeof exportJobs.$inferSelect;
type FileFacts = Pick<typeof exportFiles.$inferSelect, 'jobId' | 'part' | 'sha256' | 'sizeBytes'>;

/** What the clock says of an export, though no job may have run to write it down yet. */
export function statusAt({ status, expiresAt }: Job, nowMs: number): ExportStatus {
  return status === 2 && expiresAt !== null && expiresAt <= nowMs ? 3 : status;
}

/** A page of what a user has asked for, the newest first (screens.md 2.7). */
export async function listExports(
  sql: Sql,
  { status, cursor, limit = DEFAULT_LIMIT }: Asked<'exportList'>,
  { uid, nowMs }: Asker,
): Promise<ResultOf<'exportList'>> {
  const order = { at: exportJobs.createdAt, id: exportJobs.id };
  const jobs = await sql
    .select()
    .from(exportJobs)
    .where(
      and(
        eq(exportJobs.uid, uid),
        isNull(exportJobs.deletedAt),
        status === undefined ? undefined : hasStatus(status, nowMs),
        afterCursor(order, cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  const page = cutPage(jobs, limit, ({ createdAt }) => createdAt);
  const files = await readFacts(
    sql,
    page.rows.map(({ id }) => id),
  );
  return {
    nextPageCursor: page.nextPageCursor,
    list: page.rows.map((job) =>
      describeJob(
        job,
        files.filter(({ jobId }) => jobId === job.id),
        nowMs,
      ),
    ),
    quota: await readQuota(sql, uid, nowMs),
  };
}

function hasStatus(status: ExportStatus, nowMs: number): SQL | undefined {
  const ready = eq(exportJobs.status, 2);
  if (status === 2) {
    return and(ready, gt(exportJobs.expiresAt, nowMs));
  }
  const written = eq(exportJobs.status, status);
  return status === 3 ? or(written, and(ready, lte(exportJobs.expiresAt, nowMs))) : written;
}

async function readFacts(sql: Sql, jobIds: string[]): Promise<FileFacts[]> {
  const { jobId, part, sha256, sizeBytes } = exportFiles;
  return jobIds.length === 0
    ? []
    : sql
        .select({ jobId, part, sha256, sizeBytes })
        .from(exportFiles)
        .where(inArray(jobId, jobIds))
        .orderBy(asc(part));
}

function describeJob(job: Job, made: readonly FileFacts[], nowMs: number) {
  const status = statusAt(job, nowMs);
  // A file with a password is made at once, and cannot be seen before its time.
  const files = status === 2 || status === 3 ? made : [];
  return {
    id: job.id,
    kind: job.kind,
    type: job.type,
    startTime: String(job.startAt),
    endTime: String(job.endAt),
    format: job.format,
    status,
    progress: job.progress,
    rows: job.rows,
    sizeBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    files: files.length,
    createdAt: String(job.createdAt),
    ...(job.expiresAt !== null && { expireAt: String(job.expiresAt) }),
    ...(job.failCode !== null && { failCode: job.failCode }),
    sha256: files.map(({ sha256 }) => sha256),
    ...(job.input.kind === 'india-tax-statement' && { timezone: taxZoneOf('IND') }),
    ...(job.input.kind === 'tax-report' && {
      report: job.input.report ?? ('annual' as const),
      method: job.input.method,
      label: taxYearLabel(job.input.country ?? '', job.input.year),
      timezone: taxZoneOf(job.input.country ?? ''),
    }),
  };
}
