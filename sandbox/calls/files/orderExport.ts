import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { type ExportInput, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { type Done, done, refuse } from '#sandbox/server/api/answer.ts';
import type { Asker } from '#sandbox/server/api/implement.ts';
import { writeCanonicalJson } from '#sandbox/server/signing/canonicalJson.ts';
import type { TimeRange } from '../records/askedRange.ts';
import { STEP_MS } from './exportLife.ts';
import { keepFiles, prepareFiles } from './makeFiles.ts';
import { readQuota } from './quota.ts';
import { isEmptyDocument, readDocument } from './readDocument.ts';
import type { FileFormat } from './writers/writeParts.ts';

/** The kind of job that does a quarter of an export; its reference is the export's id. */
export const STEP_JOB = 'files/step';

export interface ExportOrder {
  readonly type: string;
  readonly input: ExportInput;
  readonly range: TimeRange;
  readonly format: FileFormat;
  readonly password?: string | undefined;
  /** It is made to fail, so it needs no data. */
  readonly isDoomed?: boolean;
}

/**
 * Takes an order for a file (screens.md 2.7). The answer is a job that is queued. Throws 134004 with the id of the same
 * export where one is running, 134003 when the month's quota is used, 134006 where there is nothing to write.
 */
export async function orderExport(
  sql: Sql,
  exchange: Exchange,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
  order: ExportOrder,
): Promise<Done> {
  // Of two orders that come at once the second one sees the first.
  await lockUser(sql, uid);
  const { type, input, range, format, password } = order;
  const row = {
    id: randomUUID(),
    uid,
    kind: input.kind,
    type,
    input,
    startAt: range.startMs,
    endAt: range.endMs,
    format,
    status: 0 as const,
    createdAt: nowMs,
  };
  await refuseSame(sql, row);
  const quota = await readQuota(sql, uid, nowMs);
  if (quota.used >= quota.total) {
    throw new Refusal(refuse(134003, 'the monthly quota is used', { info: { resetAt: quota.resetAt } }));
  }
  const document = await readDocument(sql, exchange, row);
  if (isEmptyDocument(document, row) && order.isDoomed !== true) {
    throw new Refusal(refuse(134006, 'no data in the range'));
  }
  await sql.insert(exportJobs).values(row);
  if (password !== undefined) {
    // Made at once, since a password is never kept; it is handed out when its time has come, as all others.
    await keepFiles(sql, row.id, await prepareFiles(sql, exchange, row, password));
  }
  await scheduleJob(sql, { kind: STEP_JOB, reference: row.id, dueMs: nowMs + lifeMs(exchange, STEP_MS) });
  return done({ id: row.id, status: 0, estimateRows: document.main.rows.length });
}

type Wanted = Pick<typeof exportJobs.$inferInsert, 'uid' | 'type' | 'input' | 'startAt' | 'endAt' | 'format'>;

async function refuseSame(sql: Sql, wanted: Wanted): Promise<void> {
  const running = await sql
    .select()
    .from(exportJobs)
    .where(
      and(eq(exportJobs.uid, wanted.uid), inArray(exportJobs.status, [0, 1]), isNull(exportJobs.deletedAt)),
    );
  const same = running.find((row) => spell(row) === spell(wanted));
  if (same !== undefined) {
    throw new Refusal(refuse(134004, 'the same export is running', { info: { id: same.id } }));
  }
}

function spell({ type, input, startAt, endAt, format }: Wanted): string {
  return writeCanonicalJson({ type, input: { ...input }, startAt, endAt, format });
}
