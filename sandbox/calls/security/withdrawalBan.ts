import { and, eq, gt, gte } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { failures } from '#sandbox/books/state/schema/users.ts';
import { countFailure } from './countFailure.ts';

const DAY_MS = 24 * 3_600_000;
/** Who uses up all codes so many times within a day of each other cannot withdraw for a day. A sandbox value. */
const MOST_LOCKOUTS = 3;

const subjectOf = (uid: number): string => `withdrawal-ban:${uid}`;

/** Whether a user's withdrawals are banned now (131090). */
export async function isBanned(sql: Sql, uid: number, nowMs: number): Promise<boolean> {
  const rows = await sql
    .select({ subject: failures.subject })
    .from(failures)
    .where(
      and(
        eq(failures.subject, subjectOf(uid)),
        gte(failures.count, MOST_LOCKOUTS),
        gt(failures.lockedUntil, nowMs),
      ),
    );
  return rows.length > 0;
}

/** Counts that a user used up all tries. */
export async function countLockout(sql: Sql, uid: number, nowMs: number): Promise<void> {
  await countFailure(sql, subjectOf(uid), { forgottenAfterMs: DAY_MS, nowMs });
}
