import { sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { failures } from '#sandbox/books/state/schema/users.ts';

/**
 * Whether failures are forgotten whose lock ends at a time. A lock that ends later than twice its length from now was set before the
 * clock was set back, and is over: it would last for as long as that.
 */
export function isForgotten(lockedUntil: number, forgottenAfterMs: number, nowMs: number): boolean {
  return lockedUntil <= nowMs || lockedUntil > nowMs + 2 * forgottenAfterMs;
}

/** Counts a failure and returns how many there are now; so long after the last one, counting starts again. */
export async function countFailure(
  sql: Sql,
  subject: string,
  { forgottenAfterMs, nowMs }: { readonly forgottenAfterMs: number; readonly nowMs: number },
): Promise<number> {
  const lockedUntil = nowMs + forgottenAfterMs;
  const ends = statement`coalesce(${failures.lockedUntil}, 0)`;
  const [row] = await sql
    .insert(failures)
    .values({ subject, count: 1, lockedUntil })
    .onConflictDoUpdate({
      target: failures.subject,
      set: {
        count: statement`case when ${ends} <= ${nowMs} or ${ends} > ${lockedUntil + forgottenAfterMs} then 1 else ${failures.count} + 1 end`,
        lockedUntil,
      },
    })
    .returning({ count: failures.count });
  if (row === undefined) {
    throw new Error('A failure was not counted.');
  }
  return row.count;
}
