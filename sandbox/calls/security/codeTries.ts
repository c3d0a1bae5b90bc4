import { eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { failures } from '#sandbox/books/state/schema/users.ts';
import { type Refused, refuse } from '#sandbox/server/api/answer.ts';
import { countFailure, isForgotten } from './countFailure.ts';
import { countLockout } from './withdrawalBan.ts';

/** Wrong codes in a row until nothing is tried any more, and for how long (screens.md 3.6). Security is not sped up. */
const TRIES = 3;
const LOCK_MS = 10 * 60_000;

/** How a user's wrong codes stand. */
export interface CodeTries {
  readonly remaining: number;
  /** Until then nothing more can be tried; 0 while tries remain. */
  readonly lockedUntilMs: number;
}

const subjectOf = (uid: number): string => `code:${uid}`;

/** The tries a user has left; ten minutes after the last wrong code they are all there again. */
export async function readTries(sql: Sql, uid: number, nowMs: number): Promise<CodeTries> {
  const [row] = await sql
    .select()
    .from(failures)
    .where(eq(failures.subject, subjectOf(uid)));
  const isOver = row === undefined || isForgotten(row.lockedUntil ?? 0, LOCK_MS, nowMs);
  const remaining = isOver ? TRIES : Math.max(0, TRIES - row.count);
  return { remaining, lockedUntilMs: remaining === 0 ? (row?.lockedUntil ?? 0) : 0 };
}

/** Counts a wrong code and returns the refusal: how many tries are left, or how long codes are locked. */
export async function countWrongCode(sql: Sql, uid: number, nowMs: number): Promise<Refused> {
  const wrong = await countFailure(sql, subjectOf(uid), { forgottenAfterMs: LOCK_MS, nowMs });
  if (wrong === TRIES) {
    await countLockout(sql, uid, nowMs);
  }
  return wrong > TRIES
    ? usedUp({ remaining: 0, lockedUntilMs: nowMs + LOCK_MS }, nowMs)
    : { ...notVerified(TRIES - wrong), isWrongGuess: true };
}

/** A right code: the wrong ones before it are forgotten. */
export async function forgetWrongCodes(sql: Sql, uid: number): Promise<void> {
  await sql.delete(failures).where(eq(failures.subject, subjectOf(uid)));
}

/** 10031: a code is wrong, or one is missing (screens.md 2.0). */
export function notVerified(remaining: number): Refused {
  return refuse(10031, 'security verification failed', { info: { remaining } });
}

/** 131080, with the seconds after which codes are taken again. */
export function usedUp({ lockedUntilMs }: CodeTries, nowMs: number): Refused {
  const retryAfter = Math.max(1, Math.ceil((lockedUntilMs - nowMs) / 1000));
  return refuse(131080, 'no retries left', { info: { remaining: 0, retryAfter } });
}
