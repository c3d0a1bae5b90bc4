import { and, asc, inArray, lte, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Sheet } from '../fileDocument.ts';
import type { LedgerScope } from './ledgerPages.ts';
import { readPages } from './readPages.ts';

/** In the words of screens.md 2.0. */
const DEPOSIT_STATUS: ReadonlyMap<number, string> = new Map([
  [0, 'unknown'],
  [1, 'toBeConfirmed'],
  [2, 'processing'],
  [3, 'success'],
  [4, 'failed'],
  [7, 'rollbackProcessing'],
  [70011, 'rolledBack'],
  [70012, 'keptAfterRollback'],
  [70013, 'rollbackUnderReview'],
  [10011, 'pendingToFundingPool'],
  [10012, 'creditedToPool'],
]);

/** Deposits and withdrawals of a range in one table, the oldest first. */
export async function readCashSheet(sql: Sql, scope: LedgerScope, range: TimeRange): Promise<Sheet> {
  const rows = [...(await readDeposits(sql, scope, range)), ...(await readWithdrawals(sql, scope, range))];
  return {
    title: 'Deposits and withdrawals',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'UID', kind: 'text' },
      { title: 'Direction', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Chain', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Fee', kind: 'amount' },
      { title: 'Address', kind: 'text' },
      { title: 'Tag', kind: 'text' },
      { title: 'Remark', kind: 'text' },
      { title: 'Status', kind: 'text' },
      { title: 'Transaction', kind: 'text' },
      { title: 'Id', kind: 'text' },
    ],
    rows: rows.toSorted((one, other) => Number(one[0]) - Number(other[0])),
  };
}

async function readDeposits(sql: Sql, { uids, coins }: LedgerScope, range: TimeRange): Promise<string[][]> {
  const rows = await readPages<typeof deposits.$inferSelect>(range.startMs, (after, limit) =>
    sql
      .select()
      .from(deposits)
      .where(
        and(
          inArray(deposits.uid, [...uids]),
          statement`(${deposits.createdAt}, ${deposits.id}) > (${after.at}, ${after.id})`,
          lte(deposits.createdAt, range.endMs),
          coins.length === 0 ? undefined : inArray(deposits.coin, [...coins]),
        ),
      )
      .orderBy(asc(deposits.createdAt), asc(deposits.id))
      .limit(limit),
  );
  return rows.map((row) => [
    String(row.createdAt),
    String(row.uid),
    'deposit',
    row.coin,
    row.chain,
    plain(row.amount),
    plain(row.fee),
    row.toAddress,
    row.tag,
    '',
    DEPOSIT_STATUS.get(row.status) ?? String(row.status),
    row.txId,
    row.id,
  ]);
}

async function readWithdrawals(
  sql: Sql,
  { uids, coins }: LedgerScope,
  range: TimeRange,
): Promise<string[][]> {
  const rows = await readPages<typeof withdrawals.$inferSelect>(range.startMs, (after, limit) =>
    sql
      .select()
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.uid, [...uids]),
          statement`(${withdrawals.createdAt}, ${withdrawals.id}) > (${after.at}, ${after.id})`,
          lte(withdrawals.createdAt, range.endMs),
          coins.length === 0 ? undefined : inArray(withdrawals.coin, [...coins]),
        ),
      )
      .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
      .limit(limit),
  );
  return rows.map((row) => [
    String(row.createdAt),
    String(row.uid),
    'withdrawal',
    row.coin,
    row.chain,
    plain(row.amount),
    plain(row.fee),
    row.address,
    row.tag,
    row.remark,
    row.status,
    row.txId,
    row.id,
  ]);
}
