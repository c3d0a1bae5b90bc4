import type { Database } from '#sandbox/books/state/database.ts';
import { countTurn } from './takeTurn.ts';

/** Against guessing who has an account here (screens.md 2.5). */
const GUESSES = { most: 10, periodMs: 60_000 };

/**
 * Counts that a user names another one of the exchange: in a transaction of its own, before it is known what comes of it, since
 * every answer after it says whether there is such a user. Throws 139001 when there were too many.
 */
export async function countGuess(database: Database, uid: number, nowMs: number): Promise<void> {
  await database.transact((sql) => countTurn(sql, `receiver:${uid}`, GUESSES, nowMs));
}
