import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportFiles } from '#sandbox/books/state/schema/records.ts';
import { type Ordered, readDocument } from './readDocument.ts';
import { writeFiles } from './writers/writeFiles.ts';
import type { FileFormat, WrittenPart } from './writers/writeParts.ts';

export interface FileOrder extends Ordered {
  readonly id: string;
  readonly format: FileFormat;
}

/** Files whose rows are read, and which are being written. */
export interface PreparedFiles {
  readonly rows: number;
  readonly parts: Promise<readonly WrittenPart[]>;
}

/** Reads what the files of an export are to say and begins to write them, without waiting for the end of it. */
export async function prepareFiles(
  sql: Sql,
  exchange: Exchange,
  order: FileOrder,
  password?: string | undefined,
): Promise<PreparedFiles> {
  const document = await readDocument(sql, exchange, order);
  const { format, createdAt } = order;
  const parts = writeFiles(document, { format, name: nameOf(order), password, madeMs: createdAt });
  // What waits for them later learns of a failure; until then it is not an error of the process.
  parts.catch(() => undefined);
  return { rows: document.main.rows.length, parts };
}

/** Keeps the files of an export once they are written. Returns how many rows they have. */
export async function keepFiles(sql: Sql, jobId: string, { rows, parts }: PreparedFiles): Promise<number> {
  for (const { part, name, sha256, content } of await parts) {
    await sql.insert(exportFiles).values({
      id: randomUUID(),
      jobId,
      part,
      name,
      sha256,
      sizeBytes: content.length,
      content,
    });
  }
  return rows;
}

/** Takes what is in the files of an export away; what they were is still known, by name, size and hash. */
export async function emptyFiles(sql: Sql, jobId: string): Promise<void> {
  await sql.update(exportFiles).set({ content: new Uint8Array() }).where(eq(exportFiles.jobId, jobId));
}

/** "sluice-funding-20260101-20261120": letters, digits and dashes, for any system's files. */
function nameOf({ type, input, startAt, endAt }: FileOrder): string {
  const { report = 'annual' } = input.kind === 'tax-report' ? input : {};
  const what = report === 'annual' ? type : `${type}-${report}`;
  const days = [startAt, endAt].map((ms) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', ''));
  return `sluice-${what.replace(/[^A-Za-z\d]+/g, '-').toLowerCase()}-${days.join('-')}`;
}
