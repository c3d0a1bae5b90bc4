import { and, asc, eq, inArray, lt, lte, ne, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';

/** Whose coins, and where; empty lists are no limit. */
export interface LedgerScope {
  readonly uids: readonly number[];
  readonly wallets: readonly string[];
  readonly coins: readonly string[];
}

/** What a wallet held of a coin when a range began. */
export interface Opening {
  readonly uid: number;
  readonly wallet: string;
  readonly coin: string;
  readonly amount: string;
}

/** What a movement did to one coin of a wallet; what is set aside in it is still in it. */
export interface LedgerLine extends Opening {
  readonly movementId: number;
  readonly atMs: number;
  readonly kind: string;
  readonly reference: string;
}

/** All that moved in a range, the oldest first, and what there was before. */
export async function readLedger(
  sql: Sql,
  scope: LedgerScope,
  { startMs, endMs }: TimeRange,
): Promise<{ readonly openings: readonly Opening[]; readonly lines: readonly LedgerLine[] }> {
  const place = { uid: accounts.uid, wallet: accounts.wallet, coin: accounts.coin };
  const isInScope = and(
    inArray(accounts.uid, [...scope.uids]),
    scope.wallets.length === 0 ? undefined : inArray(accounts.wallet, [...scope.wallets]),
    scope.coins.length === 0 ? undefined : inArray(accounts.coin, [...scope.coins]),
  );
  const sum = statement<string>`sum(${entries.amount})`;
  const openings = await sql
    .select({ ...place, amount: sum })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(movements, eq(movements.id, entries.movementId))
    .where(and(isInScope, lt(movements.at, startMs)))
    .groupBy(accounts.uid, accounts.wallet, accounts.coin)
    .having(ne(sum, '0'));
  const lines = await sql
    .select({
      ...place,
      amount: sum,
      movementId: movements.id,
      atMs: movements.at,
      kind: movements.kind,
      reference: movements.reference,
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(movements, eq(movements.id, entries.movementId))
    .where(and(isInScope, lte(movements.at, endMs), statement`${movements.at} >= ${startMs}`))
    .groupBy(movements.id, accounts.uid, accounts.wallet, accounts.coin)
    .having(ne(sum, '0'))
    .orderBy(
      asc(movements.at),
      asc(movements.id),
      asc(accounts.coin),
      asc(accounts.wallet),
      asc(accounts.uid),
    );
  return {
    openings: openings.map((row) => ({ ...row, amount: plain(row.amount) })),
    lines: lines.map((row) => ({ ...row, amount: plain(row.amount) })),
  };
}
