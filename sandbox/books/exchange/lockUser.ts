import { eq } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { users } from '../state/schema/users.ts';

export type UserState = typeof users.$inferSelect;

/** The row of a user. */
export async function readUser(sql: Sql, uid: number): Promise<UserState> {
  const [state] = await sql.select().from(users).where(eq(users.uid, uid));
  return known(state, uid);
}

/** Reads the user as `readUser` does, and makes other transactions that lock the user wait for this one: limits need that. */
export async function lockUser(sql: Sql, uid: number): Promise<UserState> {
  const [state] = await sql.select().from(users).where(eq(users.uid, uid)).for('update');
  return known(state, uid);
}

function known(state: UserState | undefined, uid: number): UserState {
  if (state === undefined) {
    throw new Error(`${uid} is no user of this exchange.`);
  }
  return state;
}
