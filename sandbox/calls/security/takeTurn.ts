import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, min, notBetween, sql as statement } from 'drizzle-orm';
import { pullBack } from '#sandbox/books/exchange/pullBack.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';

/**
 * Lets something be done once in a period, however many ask at once (screens.md 0.2a, "too frequent"). Throws 139001 with
 * the seconds to wait otherwise. Part of the transaction: what is refused later has taken no turn. A turn that is dated a whole
 * period to come was taken before the clock was set back, and keeps nobody waiting.
 */
export async function takeTurn(sql: Sql, subject: string, periodMs: number, nowMs: number): Promise<void> {
  const taken = await sql
    .insert(attempts)
    .values({ id: subject, subject, at: nowMs })
    .onConflictDoUpdate({
      target: attempts.id,
      set: { at: nowMs },
      setWhere: notBetween(attempts.at, nowMs - periodMs + 1, nowMs + periodMs),
    })
    .returning({ id: attempts.id });
  if (taken.length === 0) {
    const [last] = await sql.select({ at: attempts.at }).from(attempts).where(eq(attempts.id, subject));
    throw tooOften(Math.min(last?.at ?? nowMs, nowMs) + periodMs - nowMs);
  }
}

/** How often something may be done in any stretch of a period, in ms. */
export interface TurnLimit {
  readonly most: number;
  readonly periodMs: number;
}

/** How many of the turns that were wanted there are, and how long until there is one more. */
export interface Turns {
  readonly granted: number;
  readonly waitMs: number;
}

/** Takes as many of the wanted turns as there are in any stretch of a period, and counts those. */
export async function countTurns(
  sql: Sql,
  subject: string,
  { most, periodMs }: TurnLimit,
  { wanted, nowMs }: { readonly wanted: number; readonly nowMs: number },
): Promise<Turns> {
  // One at a time for each subject, or all who ask at once would find the same count.
  await sql.execute(statement`select pg_advisory_xact_lock(hashtext(${subject}))`);
  await pullBack(sql, subject, nowMs);
  await sql.delete(attempts).where(and(eq(attempts.subject, subject), lte(attempts.at, nowMs - periodMs)));
  const [seen] = await sql
    .select({ times: count(), first: min(attempts.at) })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, nowMs - periodMs)));
  const granted = Math.min(wanted, Math.max(0, most - (seen?.times ?? 0)));
  if (granted > 0) {
    const turns = Array.from({ length: granted }, () => ({ id: randomUUID(), subject, at: nowMs }));
    await sql.insert(attempts).values(turns);
  }
  return { granted, waitMs: (seen?.first ?? nowMs) + periodMs - nowMs };
}

/** 139001 with the seconds to wait. */
export function tooOften(waitMs: number): Refusal {
  return new Refusal(REFUSALS.tooOften(Math.max(1, Math.ceil(waitMs / 1000))));
}
