import { and, eq } from 'drizzle-orm';
import { isInsufficient, NotEnough } from '#sandbox/ledger/notEnough.ts';
import type { Place } from '#sandbox/ledger/place.ts';
import type { Sql } from '#sandbox/state/database.ts';
import { accounts, entries, movements } from '#sandbox/state/schema/ledger.ts';
import { Decimal } from '#shared/money/decimal.ts';

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
  /** Whose it is, mainly. */
  readonly uid: number;
  /** What it belongs to. */
  readonly reference: string;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
  readonly transfers: readonly Transfer[];
}

/**
 * Books a movement: two entries for each transfer, so that it sums to zero however it was put together. Accounts are
 * opened as they are needed and touched in the order of their ids, so that movements seldom wait for each other in a
 * circle. Throws NotEnough where a person's account would fall below zero; the transaction is then lost.
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
    .map((change, at) => ({ movementId: row.id, accountId: ids[at] as number, amount: change.amount }))
    .toSorted((one, other) => one.accountId - other.accountId);
  try {
    await sql.insert(entries).values(lines);
  } catch (error) {
    throw isInsufficient(error) ? new NotEnough(reference, { cause: error }) : error;
  }
}

interface Change {
  readonly place: Place;
  readonly coin: string;
  readonly amount: string;
}

/** One line for each account, none of zero. */
function sumByAccount(transfers: readonly Transfer[]): Change[] {
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
async function openAccounts(sql: Sql, changes: readonly Change[]): Promise<number[]> {
  const found = await Promise.all(changes.map((change) => findAccount(sql, change)));
  const missing = changes.filter((_change, at) => found[at] === undefined);
  if (missing.length === 0) {
    return found as number[];
  }
  const sorted = missing.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await sql
    .insert(accounts)
    .values(sorted.map(({ place, coin }) => ({ ...place, coin })))
    .onConflictDoNothing();
  return Promise.all(
    changes.map(async (change, at) => {
      const id = found[at] ?? (await findAccount(sql, change));
      if (id === undefined) {
        throw new Error(`The account ${keyOf(change)} could not be opened.`);
      }
      return id;
    }),
  );
}

async function findAccount(sql: Sql, { place, coin }: Change): Promise<number | undefined> {
  const [row] = await sql
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.uid, place.uid),
        eq(accounts.wallet, place.wallet),
        eq(accounts.hold, place.hold),
        eq(accounts.coin, coin),
      ),
    );
  return row?.id;
}

function keyOf({ place, coin }: Pick<Change, 'place' | 'coin'>): string {
  return `${place.uid}/${place.wallet}/${place.hold}/${coin}`;
}
