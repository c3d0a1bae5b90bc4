import { and, count, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { batches, conversions } from '#sandbox/books/state/schema/convert.ts';
import { findAsset } from '../assets.ts';
import type { Conversion } from '../conversions.ts';
import type { Page } from '../history/page.ts';

export interface BatchFilters {
  readonly uid: number;
  readonly kinds: readonly BatchRow['kind'][];
  readonly exchangeTxId?: string | undefined;
  readonly requestId?: string | undefined;
  readonly accountTypes?: readonly string[] | undefined;
  readonly toCoin?: string | undefined;
  readonly status?: string | undefined;
  /** Milliseconds as text. */
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

type BatchRow = typeof batches.$inferSelect;

/** A batch and its coins. */
export interface FoundBatch {
  readonly batch: BatchRow;
  readonly lines: readonly Conversion[];
}

/** A page of a user's batches, the newest first, and how many there are. */
export async function findBatches(
  sql: Sql,
  filters: BatchFilters,
  { offset, limit }: Page,
): Promise<{ total: number; found: FoundBatch[] }> {
  const where = matchBatches(filters);
  const [sum] = await sql.select({ total: count() }).from(batches).where(where);
  const total = sum?.total ?? 0;
  if (offset >= total) {
    return { total, found: [] };
  }
  const rows = await sql
    .select()
    .from(batches)
    .where(where)
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const lines = await sql.select().from(conversions).where(inArray(conversions.batchId, ids));
  const sorted = lines.toSorted((one, other) => (one.fromCoin < other.fromCoin ? -1 : 1));
  return {
    total,
    found: rows.map((batch) => ({ batch, lines: sorted.filter(({ batchId }) => batchId === batch.id) })),
  };
}

function matchBatches(filters: BatchFilters): SQL | undefined {
  const { uid, kinds, exchangeTxId, requestId, accountTypes, toCoin, status, startTime, endTime } = filters;
  return and(
    eq(batches.uid, uid),
    inArray(batches.kind, [...kinds]),
    exchangeTxId === undefined ? undefined : eq(batches.id, exchangeTxId),
    requestId === undefined ? undefined : eq(batches.requestId, requestId),
    accountTypes && inArray(batches.accountType, [...accountTypes]),
    toCoin === undefined ? undefined : eq(batches.toCoin, findAsset(toCoin)?.coin ?? ''),
    status === undefined ? undefined : eq(batches.status, status),
    startTime === undefined ? undefined : gte(batches.createdAt, Number(startTime)),
    endTime === undefined ? undefined : lte(batches.createdAt, Number(endTime)),
  );
}
