import type { Database } from '#sandbox/books/state/database.ts';
import { countTurns, type Turns, tooOften } from './takeTurn.ts';

/** Against guessing who has an account here (screens.md 2.5). */
const GUESSES = { most: 10, periodMs: 60_000 };

/**
 * Counts that a user names another user of the exchange. The count has its own transaction, before the call is judged, since
 * every answer after that says whether there is such a user. Throws 139001 when there were too many.
 */
export async function countGuess(database: Database, uid: number, nowMs: number): Promise<void> {
  const { granted, waitMs } = await countGuesses(database, uid, { wanted: 1, nowMs });
  if (granted === 0) {
    throw tooOften(waitMs);
  }
}

/** The same for many at once: how many of them may be looked up. */
export function countGuesses(
  database: Database,
  uid: number,
  asked: { readonly wanted: number; readonly nowMs: number },
): Promise<Turns> {
  return database.transact((sql) => countTurns(sql, `receiver:${uid}`, GUESSES, asked));
}
