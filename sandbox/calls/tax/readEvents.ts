import { and, asc, eq, inArray, lte, ne, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import { Decimal } from '#shared/money/decimal.ts';

export interface CoinChange {
  readonly coin: string;
  /** Below zero for coins that went. */
  readonly amount: Decimal;
}

/**
 * Something that changed what users have, as taxes see it: a `trade` with the desk, profit or loss of `derivatives`, or a
 * `transfer` from or to somewhere else. Coins that only changed wallets are no event.
 */
export interface TaxEvent {
  /** Distinguishes receipts, and names them to their owner. */
  readonly id: string;
  readonly atMs: number;
  readonly nature: 'trade' | 'derivatives' | 'transfer';
  readonly changes: readonly CoinChange[];
  readonly fees: readonly CoinChange[];
  readonly taxes: readonly CoinChange[];
}

interface Line extends CoinChange {
  readonly wallet: string;
  readonly isHouse: boolean;
  readonly movementId: number;
  readonly atMs: number;
  readonly kind: string;
  readonly reference: string;
}

/** So many are read at once: what is read in one statement keeps the embedded database, and its process, to itself. */
const MOVEMENTS_AT_ONCE = 200;

/** Everything that happened to these users until a moment, the oldest first. */
export async function readEvents(sql: Sql, uids: readonly number[], untilMs: number): Promise<TaxEvent[]> {
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
    lines.push(...(await readLines(sql, uids, ids)));
  }
  // Movements of one moment stay in the order of their ids.
  return groupLines(lines.toSorted((one, other) => one.atMs - other.atMs)).flatMap(describeEvent);
}

async function readLines(sql: Sql, uids: readonly number[], movementIds: readonly number[]): Promise<Line[]> {
  const sum = statement<string>`sum(${entries.amount})`;
  const rows = await sql
    .select({
      movementId: movements.id,
      atMs: movements.at,
      kind: movements.kind,
      reference: movements.reference,
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
    .orderBy(asc(movements.id), asc(accounts.coin), asc(accounts.wallet));
  return rows.map(({ uid, amount, ...row }) => ({
    ...row,
    isHouse: uid === 0,
    amount: new Decimal(amount),
  }));
}

/** By movement; what the desk takes for a conversion and what it gives for it may be two of them. */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.kind === 'convert' ? `convert ${line.reference}` : String(line.movementId);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [line]);
    } else {
      group.push(line);
    }
  }
  return [...groups.values()];
}

function describeEvent(lines: readonly Line[]): TaxEvent[] {
  const [first] = lines;
  const changes = sumByCoin(lines.filter(({ isHouse }) => !isHouse));
  if (first === undefined || changes.length === 0) {
    return [];
  }
  const house = (wallet: string) => lines.filter((line) => line.isHouse && line.wallet === wallet);
  const isWith = (wallet: string) => house(wallet).length > 0;
  return [
    {
      id: `${first.reference}:${first.movementId}`.slice(-128),
      atMs: first.atMs,
      nature: isWith('DESK') ? 'trade' : isWith('DERIVATIVES') ? 'derivatives' : 'transfer',
      changes,
      fees: sumByCoin(house('FEE')),
      taxes: sumByCoin(house('TAX')),
    },
  ];
}

function sumByCoin(lines: readonly Line[]): CoinChange[] {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of lines) {
    sums.set(coin, (sums.get(coin) ?? new Decimal(0)).plus(amount));
  }
  return [...sums].map(([coin, amount]) => ({ coin, amount })).filter(({ amount }) => !amount.isZero());
}
