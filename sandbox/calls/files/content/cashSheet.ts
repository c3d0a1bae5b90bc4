import { and, asc, eq, inArray, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { CREDITED_STATUSES } from '#sandbox/calls/deposit/arrivals/depositStatus.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Column, Sheet } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';
import {
  depositKindWord,
  depositStatusWord,
  withdrawalKindWord,
  withdrawalStatusWord,
} from '../words/recordWords.ts';
import { bookedIn, madeOrBookedIn } from './bookedRange.ts';
import type { LedgerScope } from './ledgerPages.ts';
import { FIRST_PAGE, readPages } from './readPages.ts';

type Deposit = typeof deposits.$inferSelect;
type Withdrawal = typeof withdrawals.$inferSelect;

const SENT = 'success';

const COLUMNS: readonly Column[] = [
  { title: 'Time', kind: 'time' },
  { title: 'Booked', kind: 'time' },
  { title: 'UID', kind: 'text' },
  { title: 'Kind', kind: 'text' },
  { title: 'Coin', kind: 'text' },
  { title: 'Chain', kind: 'text' },
  { title: 'Amount asked', kind: 'amount' },
  { title: 'Received', kind: 'amount' },
  { title: 'Sent', kind: 'amount' },
  { title: 'Fee', kind: 'amount' },
  { title: 'Tax', kind: 'amount' },
  { title: 'Address', kind: 'text' },
  { title: 'Tag', kind: 'text' },
  { title: 'Remark', kind: 'text' },
  { title: 'Status', kind: 'text' },
  { title: 'Transaction', kind: 'text' },
  { title: 'Id', kind: 'text' },
];

/**
 * Deposits and withdrawals that were made or booked in a range, in one table, the oldest first. What was received, what was sent,
 * and fee and tax besides are 0 of all that is not booked (screens.md 0.2c).
 */
export async function readCashSheet(
  sql: Sql,
  scope: LedgerScope,
  range: TimeRange,
  words: Words,
): Promise<Sheet> {
  const came = await readDeposits(sql, scope, range);
  const went = await readWithdrawals(sql, scope, range);
  const rows = [
    ...came.map((row) => describeDeposit(row, range, words)),
    ...went.map((row) => describeWithdrawal(row, range, words)),
  ];
  return {
    title: 'Deposits and withdrawals',
    columns: COLUMNS,
    rows: rows.toSorted((one, other) => Number(one[0]) - Number(other[0])),
  };
}

function readDeposits(sql: Sql, { uids, coins }: LedgerScope, range: TimeRange): Promise<Deposit[]> {
  return readPages<Deposit>(FIRST_PAGE, (after, limit) =>
    sql
      .select()
      .from(deposits)
      .where(
        and(
          inArray(deposits.uid, [...uids]),
          statement`(${deposits.createdAt}, ${deposits.id}) > (${after.at}, ${after.id})`,
          madeOrBookedIn(range, {
            made: deposits.createdAt,
            booked: deposits.successAt,
            isBooked: inArray(deposits.status, [...CREDITED_STATUSES]),
          }),
          coins.length === 0 ? undefined : inArray(deposits.coin, [...coins]),
        ),
      )
      .orderBy(asc(deposits.createdAt), asc(deposits.id))
      .limit(limit),
  );
}

function readWithdrawals(sql: Sql, { uids, coins }: LedgerScope, range: TimeRange): Promise<Withdrawal[]> {
  return readPages<Withdrawal>(FIRST_PAGE, (after, limit) =>
    sql
      .select()
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.uid, [...uids]),
          statement`(${withdrawals.createdAt}, ${withdrawals.id}) > (${after.at}, ${after.id})`,
          madeOrBookedIn(range, {
            made: withdrawals.createdAt,
            booked: withdrawals.updatedAt,
            isBooked: eq(withdrawals.status, SENT),
          }),
          coins.length === 0 ? undefined : inArray(withdrawals.coin, [...coins]),
        ),
      )
      .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id))
      .limit(limit),
  );
}

function describeDeposit(row: Deposit, range: TimeRange, words: Words): string[] {
  // What is held until its sender is known is in the books as well.
  const isCredited = CREDITED_STATUSES.some((status) => status === row.status);
  const bookedAt = isCredited ? (row.successAt ?? row.createdAt) : null;
  const booked = bookedIn(range, bookedAt);
  return [
    String(row.createdAt),
    bookedAt === null ? '' : String(bookedAt),
    String(row.uid),
    depositKindWord(words, row.kind),
    row.coin,
    row.chain,
    plain(row.amount),
    booked(plain(row.amount)),
    '0',
    booked(plain(row.fee)),
    '0',
    row.toAddress,
    row.tag,
    '',
    depositStatusWord(words, row.status),
    row.txId,
    row.id,
  ];
}

function describeWithdrawal(row: Withdrawal, range: TimeRange, words: Words): string[] {
  const bookedAt = row.status === SENT ? row.updatedAt : null;
  const booked = bookedIn(range, bookedAt);
  return [
    String(row.createdAt),
    bookedAt === null ? '' : String(bookedAt),
    String(row.uid),
    withdrawalKindWord(words, row.type),
    row.coin,
    row.chain,
    plain(row.amount),
    '0',
    booked(plain(row.receive)),
    booked(plain(row.fee)),
    booked(plain(row.tax)),
    row.address,
    row.tag,
    row.remark,
    withdrawalStatusWord(words, row.status),
    row.txId,
    row.id,
  ];
}
