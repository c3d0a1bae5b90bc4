import { and, eq, like, lte } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { failures } from '#sandbox/books/state/schema/users.ts';
import { type Refused, refuse } from '../api/answer.ts';

/** Wrong passwords in a row until an account is locked, and for how long. Security is not sped up. */
const PASSWORD_TRIES = 5;
const PASSWORD_LOCK_MS = 15 * 60_000;

/** How an account's wrong passwords stand. */
export interface Tries {
  readonly wrong: number;
  /** They count until then, and no password is looked at until then once there are too many. */
  readonly untilMs: number;
}

const NO_TRIES: Tries = { wrong: 0, untilMs: 0 };

/** What is left of tries at a moment: after their time they are forgotten. */
function ageTries(tries: Tries, nowMs: number): Tries {
  return tries.untilMs <= nowMs ? NO_TRIES : tries;
}

/** One more wrong password. */
export function addTry({ wrong }: Tries, nowMs: number): Tries {
  return { wrong: wrong + 1, untilMs: nowMs + PASSWORD_LOCK_MS };
}

export function isLocked({ wrong }: Tries): boolean {
  return wrong >= PASSWORD_TRIES;
}

/** 10031 with the tries that are left; the last one also says how long the account is locked now, in seconds. */
export function refusePassword(tries: Tries, nowMs: number): Refused {
  const remaining = Math.max(0, PASSWORD_TRIES - tries.wrong);
  return refuse(10031, 'account or password is wrong', {
    info: { remaining, ...(remaining === 0 && { retryAfter: secondsUntil(tries, nowMs) }) },
  });
}

/** 131080, with the seconds after which passwords are looked at again. */
export function refuseLocked(tries: Tries, nowMs: number): Refused {
  return refuse(131080, 'no retries left', {
    info: { remaining: 0, retryAfter: secondsUntil(tries, nowMs) },
  });
}

function secondsUntil({ untilMs }: Tries, nowMs: number): number {
  return Math.max(1, Math.ceil((untilMs - nowMs) / 1000));
}

/**
 * The tries of an account, known or not; no other try goes on until the end of the transaction: of many that
 * guess at once none gets a try that is not counted.
 */
export async function lockTries(sql: Sql, account: string, nowMs: number): Promise<Tries> {
  const subject = subjectOf(account);
  await sql.delete(failures).where(and(like(failures.subject, 'login:%'), lte(failures.lockedUntil, nowMs)));
  for (;;) {
    await sql.insert(failures).values({ subject, count: 0, lockedUntil: nowMs }).onConflictDoNothing();
    const [row] = await sql.select().from(failures).where(eq(failures.subject, subject)).for('update');
    // A right password takes the row away from those who wait for it; they begin again, and are counted as well.
    if (row !== undefined) {
      return ageTries({ wrong: row.count, untilMs: row.lockedUntil ?? 0 }, nowMs);
    }
  }
}

export async function keepTries(sql: Sql, account: string, { wrong, untilMs }: Tries): Promise<void> {
  await sql
    .update(failures)
    .set({ count: wrong, lockedUntil: untilMs })
    .where(eq(failures.subject, subjectOf(account)));
}

/** A right password: the wrong ones before it are forgotten. */
export async function forgetTries(sql: Sql, account: string): Promise<void> {
  await sql.delete(failures).where(eq(failures.subject, subjectOf(account)));
}

function subjectOf(account: string): string {
  return `login:${account}`;
}
