import { randomUUID } from 'node:crypto';
import { and, count, eq, like, lte, max, sql as statement } from 'drizzle-orm';
import { pullBack } from '#sandbox/books/exchange/pullBack.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';
import { type Refused, refuse } from '../api/answer.ts';
import { COUNTED_MS, waitAfter } from './slowDown.ts';

/** Wrong passwords of an account in an hour after which every further one waits. Security is not sped up. */
const FREE_TRIES = 5;

/** How an account's wrong passwords stand. */
export interface Tries {
  readonly wrong: number;
  /** No password is looked at before that. */
  readonly nextMs: number;
}

/** One more wrong password. */
export function addTry({ wrong }: Tries, nowMs: number): Tries {
  return { wrong: wrong + 1, nextMs: nowMs + waitAfter(wrong + 1, FREE_TRIES) };
}

/** 10031 with the tries that are left without a pause; the last one also says how long the pause is, in seconds. */
export function refusePassword(tries: Tries, nowMs: number): Refused {
  const remaining = Math.max(0, FREE_TRIES - tries.wrong);
  const info = { remaining, ...(remaining === 0 && { retryAfter: secondsUntil(tries, nowMs) }) };
  return { ...refuse(10031, 'account or password is wrong', { info }), isWrongGuess: true };
}

/** 131080, with the seconds after which a password is looked at again. */
export function refuseEarly(tries: Tries, nowMs: number): Refused {
  return refuse(131080, 'no retries left', {
    info: { remaining: 0, retryAfter: secondsUntil(tries, nowMs) },
  });
}

function secondsUntil({ nextMs }: Tries, nowMs: number): number {
  return Math.max(1, Math.ceil((nextMs - nowMs) / 1000));
}

/**
 * The tries of an account, known or not; no other try goes on until the end of the transaction: of many that
 * guess at once none gets a try that is not counted.
 */
export async function lockTries(sql: Sql, account: string, nowMs: number): Promise<Tries> {
  const subject = subjectOf(account);
  await sql.execute(statement`select pg_advisory_xact_lock(hashtext(${subject}))`);
  const isOver = lte(attempts.at, nowMs - COUNTED_MS);
  await sql.delete(attempts).where(and(like(attempts.subject, 'login:%'), isOver));
  await pullBack(sql, subject, nowMs);
  const [seen] = await sql
    .select({ wrong: count(), lastMs: max(attempts.at) })
    .from(attempts)
    .where(eq(attempts.subject, subject));
  const wrong = seen?.wrong ?? 0;
  return { wrong, nextMs: (seen?.lastMs ?? 0) + waitAfter(wrong, FREE_TRIES) };
}

/** Counts a wrong password that came from an address. */
export async function keepTry(sql: Sql, account: string, address: string, nowMs: number): Promise<void> {
  await sql
    .insert(attempts)
    .values({ id: `${address} ${randomUUID()}`, subject: subjectOf(account), at: nowMs });
}

/** A right password: the wrong ones before it from the same address are forgotten; what others guessed is not. */
export async function forgetTries(sql: Sql, account: string, address: string): Promise<void> {
  const isOfAddress = like(attempts.id, `${address} %`);
  await sql.delete(attempts).where(and(eq(attempts.subject, subjectOf(account)), isOfAddress));
}

function subjectOf(account: string): string {
  return `login:${account}`;
}
