import { randomUUID } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportChunks, exportFiles } from '#sandbox/books/state/schema/records.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';
import { daysOfPeriod } from './content/describePeriod.ts';
import { createPace } from './createPace.ts';
import { type Ordered, readDocument } from './readDocument.ts';
import { createTimeWriter } from './writers/formatTime.ts';
import { writeFiles } from './writers/writeFiles.ts';
import { type FileFormat, toFileName, type WrittenPart } from './writers/writeParts.ts';

export interface FileOrder extends Ordered {
  readonly id: string;
  readonly format: FileFormat;
}

/** Files that are written, and in no database yet. */
export interface WrittenFiles {
  readonly rows: number;
  readonly parts: readonly WrittenPart[];
}

/** Files whose content is in the database, where nothing leads to it yet. */
export interface StoredFiles {
  readonly rows: number;
  readonly files: readonly (typeof exportFiles.$inferInsert)[];
}

/** "2026-01-01". */
const ISO_DAY = 10;
/** A statement with as much takes a few milliseconds. */
const CHUNK_BYTES = 32_768;

/** Reads what the files of an export are to say, page by page, and writes them in a thread of their own. */
export async function makeFiles(
  sql: Sql,
  exchange: Exchange,
  order: FileOrder,
  password?: string | undefined,
): Promise<WrittenFiles> {
  const document = await readDocument(sql, exchange, order);
  const { format, createdAt } = order;
  const parts = await writeFiles(document, { format, name: nameOf(order), password, madeMs: createdAt });
  return { rows: document.main.rows.length, parts };
}

/** Puts what is in files into the database, piece by piece. */
export async function storeFiles(
  sql: Sql,
  jobId: string,
  { rows, parts }: WrittenFiles,
): Promise<StoredFiles> {
  const endPiece = createPace();
  const files: (typeof exportFiles.$inferInsert)[] = [];
  for (const { part, name, sha256, content } of parts) {
    const fileId = randomUUID();
    for (let at = 0; at * CHUNK_BYTES < content.length; at += 1) {
      const sinceMs = performance.now();
      const piece = content.slice(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES);
      await sql.insert(exportChunks).values({ fileId, at, jobId, content: piece });
      if (piece.length === CHUNK_BYTES) await endPiece(sinceMs);
    }
    files.push({ id: fileId, jobId, part, name, sha256, sizeBytes: content.length });
  }
  return { rows, files };
}

/** Makes stored files those of their export; what an attempt before has left is taken away. */
export async function keepFiles(sql: Sql, jobId: string, { files }: StoredFiles): Promise<void> {
  if (files.length > 0) await sql.insert(exportFiles).values([...files]);
  const kept = files.map(({ id }) => id);
  await sql
    .delete(exportChunks)
    .where(
      and(
        eq(exportChunks.jobId, jobId),
        kept.length === 0 ? undefined : notInArray(exportChunks.fileId, kept),
      ),
    );
}

/** Takes what is in the files of an export away; what they were is still known, by name, size and hash. */
export async function emptyFiles(sql: Sql, jobId: string): Promise<void> {
  await sql.delete(exportChunks).where(eq(exportChunks.jobId, jobId));
}

/** "sluice-funding-20260101-20261120": the days of UTC that a range is of, else those of the reader's zone. */
function nameOf({ type, input, startAt, endAt }: FileOrder): string {
  const { report = 'annual' } = input.kind === 'tax-report' ? input : {};
  const what = report === 'annual' ? type : `${type}-${report}`;
  const timezone = zoneOf(input);
  const days = daysOfPeriod({ startMs: startAt, endMs: endAt }, timezone);
  const dayOf = (ms: number): string => createTimeWriter(timezone)(String(ms)).slice(0, ISO_DAY);
  const [first, last] = [days?.first ?? dayOf(startAt), days?.last ?? dayOf(endAt)];
  return ['sluice', toFileName(what), ...[first, last].map((day) => day.replaceAll('-', ''))].join('-');
}

function zoneOf(input: FileOrder['input']): string {
  switch (input.kind) {
    case 'create':
      return input.timezone;
    case 'tax-report':
      return taxZoneOf(input.country ?? '');
    case 'india-tax-statement':
      return taxZoneOf('IND');
    case 'account-statement':
      return 'UTC';
  }
}
