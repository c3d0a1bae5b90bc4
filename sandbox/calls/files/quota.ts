import { and, count, eq, gte, ne, notInArray } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { exportJobs } from '#sandbox/books/state/schema/records.ts';
import { RECEIPT_TYPES } from './exportTypes.ts';

/** Files a month (screens.md 1.18). */
const MOST_A_MONTH = 30;

export interface Quota {
  readonly total: number;
  readonly used: number;
  /** Milliseconds since 1970 UTC, as text. */
  readonly resetAt: string;
}

/** What a user has asked for this UTC month. Failed files and receipts cost nothing; deleted ones did. */
export async function readQuota(sql: Sql, uid: number, nowMs: number): Promise<Quota> {
  const now = new Date(nowMs);
  const monthMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const [counted] = await sql
    .select({ used: count() })
    .from(exportJobs)
    .where(
      and(
        eq(exportJobs.uid, uid),
        gte(exportJobs.createdAt, monthMs),
        ne(exportJobs.status, -1),
        notInArray(exportJobs.type, [...RECEIPT_TYPES]),
      ),
    );
  return {
    total: MOST_A_MONTH,
    used: counted?.used ?? 0,
    resetAt: String(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)),
  };
}
