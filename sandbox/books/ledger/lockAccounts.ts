import { asc, inArray, sql as statement } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { accounts } from '../state/schema/ledger.ts';
import { HOUSE_UID } from './place.ts';
import { keyOf, type Movement, openAccounts, sumByAccount } from './postMovement.ts';

/**
 * Locks every account that movements of one transaction will change, in the order that `postMovement` keeps for one: those
 * of the exchange, which all users share, come first, and each by its id. Without it, two transactions of several movements
 * lock the same accounts in different orders and wait for each other, until the database ends one of them a second later.
 */
export async function lockAccounts(sql: Sql, movements: readonly Movement[]): Promise<void> {
  const changes = movements.flatMap(({ transfers }) => sumByAccount(transfers));
  const places = new Map(changes.map((change) => [keyOf(change), change]));
  if (places.size === 0) {
    return;
  }
  const ids = await openAccounts(sql, [...places.values()]);
  await sql
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(asc(statement`(${accounts.uid} <> ${HOUSE_UID})`), asc(accounts.id))
    .for('no key update');
}
