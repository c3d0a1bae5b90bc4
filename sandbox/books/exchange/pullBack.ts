import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';

/**
 * Attempts of a subject that are dated to come, since the clock was set back after them, count as made now. Otherwise a pause
 * after the last one would be as long as the clock was set back.
 */
export async function pullBack(sql: Sql, subject: string, nowMs: number): Promise<void> {
  await sql
    .update(attempts)
    .set({ at: nowMs })
    .where(and(eq(attempts.subject, subject), gt(attempts.at, nowMs)));
}
