import { and, eq, or } from 'drizzle-orm';
import { Decimal } from '#shared/money/decimal.ts';
import type { Sql } from '../state/database.ts';
import { readDatabaseError } from '../state/databaseError.ts';
import { accounts, entries, movements } from '../state/schema/ledger.ts';
import { logDerivatives } from './logDerivatives.ts';
import { HOUSE_UID, type Place } from './place.ts';

/** Coins that go from one place to another. */
export interface Transfer {
  readonly from: Place;
  readonly to: Place;
  readonly coin: string;
  /** Above zero, as decimal text; a transfer of nothing is left out. */
  readonly amount: string;
}

export interface Movement {
  readonly kind: string;
  /** The user that it mainly belongs to. */
  readonly uid: number;
  /** What it belongs to. */
  readonly reference: string;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
  readonly transfers: readonly Transfer[];
}

/**
 * Books a movement: two entries for each transfer, so that it sums to zero however it was put together. Accounts are
 * opened as they are needed and changed in one order, the exchange's own first and each by its id, so that movements do not
 * wait for each other in a circle; `lockAccounts` keeps it for a transaction of several. Throws NotEnough where a user's
 * account would fall below zero; the transaction is then lost.
 */
export async function postMovement(sql: Sql, movement: Movement): Promise<void> {
  const { kind, uid, reference, atMs } = movement;
  const changes = sumByAccount(movement.transfers);
  if (changes.length === 0) {
    return;
  }
  const ids = await openAccounts(sql, changes);
  const [row] = await sql
    .insert(movements)
    .values({ kind, uid, reference, at: atMs })
    .returning({ id: movements.id });
  if (row === undefined) {
    throw new Error('A movement was not kept.');
  }
  const lines = changes
    .map(({ place, amount }, at) => ({
      isHouse: place.uid === HOUSE_UID,
      accountId: ids[at] as number,
      amount,
    }))
    .toSorted((one, other) => Number(other.isHouse) - Number(one.isHouse) || one.accountId - other.accountId)
    .map(({ accountId, amount }) => ({ movementId: row.id, accountId, amount }));
  try {
    await sql.insert(entries).values(lines);
  } catch (error) {
    throw isInsufficient(error) ? new NotEnough(reference, { cause: error }) : error;
  }
  await logDerivatives(sql, { movementId: row.id, kind, reference, atMs, changes });
}

/** One line of a movement. */
export interface Change {
  readonly place: Place;
  readonly coin: string;
  readonly amount: string;
}

/** One line for each account, none of zero. */
export function sumByAccount(transfers: readonly Transfer[]): Change[] {
  const sums = new Map<string, { readonly place: Place; readonly coin: string; amount: Decimal }>();
  const add = (place: Place, coin: string, amount: Decimal): void => {
    const key = keyOf({ place, coin });
    const sum = sums.get(key) ?? { place, coin, amount: new Decimal(0) };
    sum.amount = sum.amount.plus(amount);
    sums.set(key, sum);
  };
  for (const { from, to, coin, amount } of transfers) {
    const value = new Decimal(amount);
    if (value.isNegative() || !value.isFinite()) {
      throw new RangeError(`A transfer moves ${amount} ${coin}.`);
    }
    add(from, coin, value.negated());
    add(to, coin, value);
  }
  return [...sums.values()]
    .filter(({ amount }) => !amount.isZero())
    .map(({ amount, ...change }) => ({ ...change, amount: amount.toFixed() }));
}

/** Ids of the accounts, in the order of the changes. */
export async function openAccounts(sql: Sql, changes: readonly Change[]): Promise<number[]> {
  const known = await findAccounts(sql, changes);
  const missing = changes.filter((change) => !known.has(keyOf(change)));
  if (missing.length > 0) {
    // In one order, so that two who open the same accounts do not wait for each other in a circle.
    const sorted = missing.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    await sql
      .insert(accounts)
      .values(sorted.map(({ place, coin }) => ({ ...place, coin })))
      .onConflictDoNothing();
  }
  const all = missing.length === 0 ? known : await findAccounts(sql, changes);
  return changes.map((change) => {
    const id = all.get(keyOf(change));
    if (id === undefined) {
      throw new Error(`The account ${keyOf(change)} could not be opened.`);
    }
    return id;
  });
}

async function findAccounts(sql: Sql, changes: readonly Change[]): Promise<Map<string, number>> {
  const { id, uid, wallet, hold, coin } = accounts;
  const rows = await sql
    .select({ id, uid, wallet, hold, coin })
    .from(accounts)
    .where(
      or(
        ...changes.map(({ place, coin: changed }) =>
          and(eq(uid, place.uid), eq(wallet, place.wallet), eq(hold, place.hold), eq(coin, changed)),
        ),
      ),
    );
  return new Map(rows.map((row) => [`${row.uid}/${row.wallet}/${row.hold}/${row.coin}`, row.id]));
}

/** Names an account by where it is. */
export function keyOf({ place, coin }: Pick<Change, 'place' | 'coin'>): string {
  return `${place.uid}/${place.wallet}/${place.hold}/${coin}`;
}

/** A user's account would have fallen below zero; nothing was booked. */
export class NotEnough extends Error {
  override readonly name = 'NotEnough';
}

function isInsufficient(error: unknown): boolean {
  return readDatabaseError(error)?.constraint === 'accounts_not_negative';
}
