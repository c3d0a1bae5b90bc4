import { eq } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { users } from '../state/schema/users.ts';

export type UserState = typeof users.$inferSelect;

/** What is kept of a user. */
export async function readUser(sql: Sql, uid: number): Promise<UserState> {
  const [state] = await sql.select().from(users).where(eq(users.uid, uid));
  return known(state, uid);
}

/** The same, and no other transaction that locks this user goes on until this one ends: limits depend on it. */
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
