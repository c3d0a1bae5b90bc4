import type { Database, Sql } from '../state/database.ts';
import { lockUser } from './lockUser.ts';
import { Refusal } from './refusal.ts';

/**
 * Does work that needs codes of a user, in one transaction. A refusal undoes the work and nothing before it, so that what
 * it leaves behind, the count of a wrong code, is kept; and since the user is locked before the work begins, the next
 * guess, however parallel it was sent, is judged after that count and not beside it.
 */
export async function transactGuarded<Outcome>(
  database: Database,
  uid: number,
  work: (sql: Sql) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await database.transact(async (sql) => {
    await lockUser(sql, uid);
    try {
      return { done: await sql.transaction(work) };
    } catch (error) {
      if (error instanceof Refusal && error.afterwards !== undefined) {
        return { refused: await error.afterwards(sql) };
      }
      throw error;
    }
  });
  if ('refused' in outcome) {
    throw new Refusal(outcome.refused);
  }
  return outcome.done;
}
