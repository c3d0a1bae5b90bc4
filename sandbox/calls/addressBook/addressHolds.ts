import { and, eq, inArray, ne } from 'drizzle-orm';
import { HOUSE_UID } from '#sandbox/books/ledger/place.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { BLOCKED, DATA_NEEDED, NORMAL, ON_CHAIN } from './book.ts';

/** What stands against an address: nothing, a block, or an owner that is missing. */
export type Hold = typeof NORMAL | typeof BLOCKED | typeof DATA_NEEDED;

/**
 * What stands against an account of a chain, by any user who saved it (screens.md 0.2c: a block or a missing owner belongs to the
 * address; deleting, importing or another account does not lift it). A block comes before a missing owner.
 */
export async function findHold(sql: Sql, account: string): Promise<Hold> {
  const held = await sql
    .select({ status: savedAddresses.status })
    .from(savedAddresses)
    .where(
      and(
        eq(savedAddresses.normalized, account),
        eq(savedAddresses.addressType, ON_CHAIN),
        inArray(savedAddresses.status, [BLOCKED, DATA_NEEDED]),
      ),
    );
  if (held.length === 0) {
    return NORMAL;
  }
  return held.some(({ status }) => status === BLOCKED) ? BLOCKED : DATA_NEEDED;
}

/** Removes entries. What stands against their addresses is kept under the house, without what their user wrote of them. */
export async function deleteEntries(sql: Sql, ids: readonly string[]): Promise<void> {
  const chosen = inArray(savedAddresses.id, [...ids]);
  const isHeld = inArray(savedAddresses.status, [BLOCKED, DATA_NEEDED]);
  await sql
    .update(savedAddresses)
    .set({ uid: HOUSE_UID, remark: '', names: {}, vaspCode: null, legalType: null, lastUsedAt: null })
    .where(and(chosen, isHeld, eq(savedAddresses.addressType, ON_CHAIN)));
  await sql.delete(savedAddresses).where(and(chosen, ne(savedAddresses.uid, HOUSE_UID)));
}

/** The owner of an address has been named: nothing of it is missing any more. */
export async function dropOwnerHold(sql: Sql, account: string): Promise<void> {
  await sql
    .delete(savedAddresses)
    .where(
      and(
        eq(savedAddresses.uid, HOUSE_UID),
        eq(savedAddresses.normalized, account),
        eq(savedAddresses.status, DATA_NEEDED),
      ),
    );
}
