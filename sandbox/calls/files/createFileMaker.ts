import { and, eq, isNull } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportJobs } from '#sandbox/books/state/schema/records.ts';
import { emptyFiles, type FileOrder, makeFiles, type StoredFiles, storeFiles } from './makeFiles.ts';

/** How far the files of an export are. */
export type Making =
  | { readonly kind: 'working'; readonly done: Promise<unknown> }
  | { readonly kind: 'made'; readonly files: StoredFiles }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** Makes files beside everything else: no transaction waits for them, and no call. */
export interface FileMaker {
  /** Begins, unless it has begun, and says how far it is. What has failed is begun again the next time. */
  readonly make: (order: FileOrder) => Making;
  /** What was made of an export is not needed any more. */
  readonly forget: (jobId: string) => void;
}

export function createFileMaker(exchange: Exchange, write = makeFiles): FileMaker {
  const makings = new Map<string, Making>();

  async function work(order: FileOrder): Promise<void> {
    const { sql } = exchange.database;
    try {
      const files = await storeFiles(sql, order.id, await write(sql, exchange, order));
      if (await isWanted(sql, order.id)) {
        makings.set(order.id, { kind: 'made', files });
      } else {
        await emptyFiles(sql, order.id);
        makings.delete(order.id);
      }
    } catch (reason) {
      // Forgotten meanwhile where the export was deleted: it is not begun again.
      if (makings.has(order.id)) makings.set(order.id, { kind: 'failed', reason });
    }
  }

  return {
    make: (order) => {
      const known = makings.get(order.id);
      if (known?.kind === 'failed') makings.delete(order.id);
      if (known !== undefined) return known;
      const making: Making = { kind: 'working', done: work(order) };
      makings.set(order.id, making);
      return making;
    },
    forget: (jobId) => makings.delete(jobId),
  };
}

/** Whether an export was not deleted while it was made. Waits for a deletion that is under way, which would miss what was just kept. */
async function isWanted(sql: Sql, jobId: string): Promise<boolean> {
  const found = await sql
    .select({ id: exportJobs.id })
    .from(exportJobs)
    .where(and(eq(exportJobs.id, jobId), isNull(exportJobs.deletedAt)))
    .for('share');
  return found.length > 0;
}
