import { PRUNE_EVERY_MS, PRUNE_JOB } from '#sandbox/books/exchange/createUpkeepHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import { fillAccounts } from './opening/fillAccounts.ts';
import { seedPast } from './past/seedPast.ts';
import { DEMO_USERS } from './reference/demoUsers.ts';

/**
 * Fills the database of a new exchange: the demo users, their opening balances and, where it is wanted, their past. Demo
 * users that an older exchange does not have yet begin there without a past; those that are there keep what they have.
 */
export async function seedExchange(sql: Sql, exchange: Exchange, hasPast: boolean): Promise<void> {
  const added = await sql
    .insert(users)
    .values(DEMO_USERS.map(({ id }) => ({ uid: id })))
    .onConflictDoNothing()
    .returning({ uid: users.uid });
  if (added.length === 0) {
    return;
  }
  await fillAccounts(sql, exchange, new Set(added.map(({ uid }) => uid)));
  if (added.length < DEMO_USERS.length) {
    return;
  }
  const dueMs = exchange.startedAtMs + PRUNE_EVERY_MS;
  await scheduleJob(sql, { kind: PRUNE_JOB, reference: '', dueMs });
  if (hasPast) {
    await seedPast(sql, exchange);
  }
}
