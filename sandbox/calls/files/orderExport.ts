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
import { isReceipt } from './exportTypes.ts';
import type { FileDocument } from './fileDocument.ts';
import { statusAt } from './listExports.ts';
import { keepFiles, storeFiles, type WrittenFiles } from './makeFiles.ts';
import { readQuota } from './quota.ts';
import { isEmptyDocument, type Ordered, readDocument } from './readDocument.ts';
import type { FileFormat } from './writers/writeParts.ts';

/** The kind of job that does a quarter of an export; its reference is the export's id. */
export const STEP_JOB = 'files/step';

export interface ExportOrder {
  readonly type: string;
  readonly input: ExportInput;
  readonly range: TimeRange;
  readonly format: FileFormat;
  /** Made to fail, so without data. */
  readonly isDoomed?: boolean;
  /** What its files will say, where that was read before this transaction. */
  readonly known?: KnownOrder | undefined;
}

/** What is known of an order before its transaction begins. */
export interface KnownOrder {
  readonly rows: number;
  readonly isEmpty: boolean;
  /** For an order with a password, which is never kept: its files are written by now, and handed out when their time comes. */
  readonly written?: WrittenFiles | undefined;
}

/** Reads what an order comes to, outside of any transaction. */
export async function readOrder(
  exchange: Exchange,
  uid: number,
  nowMs: number,
  { type, input, range }: Pick<ExportOrder, 'type' | 'input' | 'range'>,
): Promise<KnownOrder> {
  const ordered = { uid, type, input, startAt: range.startMs, endAt: range.endMs, createdAt: nowMs };
  return knowDocument(await readDocument(exchange.database.sql, exchange, ordered), ordered);
}

function knowDocument(document: FileDocument, ordered: Ordered): KnownOrder {
  return { rows: document.main.rows.length, isEmpty: isEmptyDocument(document, ordered) };
}

/**
 * Takes an order for a file (screens.md 2.7). The answer is a job that is queued. Throws 134004 with the id of the same
 * export where one is running, 134003 when the month's quota is used, 134006 where there is nothing to write. The receipt of a
 * record that has one is that one, as far as it is (screens.md 0.2c).
 */
export async function orderExport(
  sql: Sql,
  exchange: Exchange,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
  order: ExportOrder,
): Promise<Done> {
  // When two orders come at once, the second one sees the first.
  await lockUser(sql, uid);
  const { type, input, range, format } = order;
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
  if (isReceipt(type)) {
    const made = await findReceipt(sql, row, nowMs);
    if (made !== undefined) return done(made);
  }
  await refuseSame(sql, row);
  const quota = await readQuota(sql, uid, nowMs);
  if (quota.used >= quota.total && !isReceipt(type)) {
    throw new Refusal(refuse(134003, 'the monthly quota is used', { info: { resetAt: quota.resetAt } }));
  }
  const known = order.known ?? knowDocument(await readDocument(sql, exchange, row), row);
  if (known.isEmpty && order.isDoomed !== true) {
    throw new Refusal(refuse(134006, 'no data in the range'));
  }
  const { rows, written } = known;
  await sql.insert(exportJobs).values(written === undefined ? row : { ...row, rows });
  if (written !== undefined) await keepFiles(sql, row.id, await storeFiles(sql, row.id, written));
  await scheduleJob(sql, { kind: STEP_JOB, reference: row.id, dueMs: nowMs + lifeMs(exchange, STEP_MS) });
  return done({ id: row.id, status: 0, estimateRows: rows });
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

/** The receipt of the same record that is made, or being made: one of the user's list, not deleted and not expired. */
async function findReceipt(
  sql: Sql,
  wanted: Wanted,
  nowMs: number,
): Promise<{ readonly id: string; readonly status: 0 | 1 | 2; readonly estimateRows: number } | undefined> {
  const made = await sql
    .select()
    .from(exportJobs)
    .where(
      and(eq(exportJobs.uid, wanted.uid), eq(exportJobs.type, wanted.type), isNull(exportJobs.deletedAt)),
    );
  const record = recordOf(wanted.input);
  for (const job of made) {
    const status = statusAt(job, nowMs);
    if (recordOf(job.input) !== record || status === -1 || status === 3) continue;
    return { id: job.id, status, estimateRows: job.rows ?? 0 };
  }
  return undefined;
}

function recordOf(input: ExportInput): string | undefined {
  return input.kind === 'create' ? (input.withdrawalId ?? input.applyId) : undefined;
}

function spell({ type, input, startAt, endAt, format }: Wanted): string {
  return writeCanonicalJson({ type, input: { ...input }, startAt, endAt, format });
}
