import { and, asc, eq, inArray, lte, ne, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What a movement did to one coin of one wallet, whatever of it was set aside. */
export interface Line {
  readonly movementId: number;
  /** ms since 1970. */
  readonly atMs: number;
  readonly kind: string;
  readonly reference: string;
  /** The account that a movement mainly is of, which pays its fees. */
  readonly payer: number;
  /** The user of the wallet; 0 is the exchange. */
  readonly uid: number;
  readonly wallet: string;
  readonly coin: string;
  /** Below zero for coins that went. */
  readonly amount: Decimal;
}

/** So many are read at once: what is read in one statement keeps the embedded database, and its process, to itself. */
const MOVEMENTS_AT_ONCE = 200;

/** All lines of movements of these users until a moment, the oldest first; movements of one moment by their ids. */
export async function readLines(sql: Sql, uids: readonly number[], untilMs: number): Promise<Line[]> {
  const theirs = await sql
    .selectDistinct({ id: movements.id })
    .from(movements)
    .innerJoin(entries, eq(entries.movementId, movements.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(lte(movements.at, untilMs), inArray(accounts.uid, [...uids])))
    .orderBy(asc(movements.id));
  const lines: Line[] = [];
  for (let at = 0; at < theirs.length; at += MOVEMENTS_AT_ONCE) {
    const ids = theirs.slice(at, at + MOVEMENTS_AT_ONCE).map(({ id }) => id);
    lines.push(...(await readSome(sql, uids, ids)));
  }
  return lines.toSorted((one, other) => one.atMs - other.atMs);
}

async function readSome(sql: Sql, uids: readonly number[], movementIds: readonly number[]): Promise<Line[]> {
  const sum = statement<string>`sum(${entries.amount})`;
  const rows = await sql
    .select({
      movementId: movements.id,
      atMs: movements.at,
      kind: movements.kind,
      reference: movements.reference,
      payer: movements.uid,
      uid: accounts.uid,
      wallet: accounts.wallet,
      coin: accounts.coin,
      amount: sum,
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(movements, eq(movements.id, entries.movementId))
    .where(and(inArray(entries.movementId, [...movementIds]), inArray(accounts.uid, [0, ...uids])))
    .groupBy(movements.id, accounts.uid, accounts.wallet, accounts.coin)
    .having(ne(sum, '0'))
    .orderBy(asc(movements.id), asc(accounts.coin), asc(accounts.wallet), asc(accounts.uid));
  return rows.map(({ amount, ...row }) => ({ ...row, amount: new Decimal(amount) }));
}
