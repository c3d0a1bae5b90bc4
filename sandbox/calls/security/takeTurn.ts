import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, min, sql as statement } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';

/**
 * Lets something be done once in a period, however many ask at once (screens.md 0.2a, "too frequent"). Throws 139001 with
 * the seconds to wait otherwise. Part of the transaction: what is refused later has taken no turn.
 */
export async function takeTurn(sql: Sql, subject: string, periodMs: number, nowMs: number): Promise<void> {
  const taken = await sql
    .insert(attempts)
    .values({ id: subject, subject, at: nowMs })
    .onConflictDoUpdate({
      target: attempts.id,
      set: { at: nowMs },
      setWhere: lte(attempts.at, nowMs - periodMs),
    })
    .returning({ id: attempts.id });
  if (taken.length === 0) {
    const [last] = await sql.select({ at: attempts.at }).from(attempts).where(eq(attempts.id, subject));
    throw tooOften((last?.at ?? nowMs) + periodMs - nowMs);
  }
}

/** Lets something be done so many times in any stretch of a period; throws 139001 as above. */
export async function countTurn(
  sql: Sql,
  subject: string,
  { most, periodMs }: { readonly most: number; readonly periodMs: number },
  nowMs: number,
): Promise<void> {
  // One at a time for each subject, or all who ask at once would find the same count.
  await sql.execute(statement`select pg_advisory_xact_lock(hashtext(${subject}))`);
  await sql.delete(attempts).where(and(eq(attempts.subject, subject), lte(attempts.at, nowMs - periodMs)));
  const [seen] = await sql
    .select({ times: count(), first: min(attempts.at) })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, nowMs - periodMs)));
  if (seen !== undefined && seen.times >= most) {
    throw tooOften((seen.first ?? nowMs) + periodMs - nowMs);
  }
  await sql.insert(attempts).values({ id: randomUUID(), subject, at: nowMs });
}

function tooOften(waitMs: number): Refusal {
  return new Refusal(REFUSALS.tooOften(Math.max(1, Math.ceil(waitMs / 1000))));
}
