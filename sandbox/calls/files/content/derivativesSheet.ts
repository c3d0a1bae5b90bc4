import { and, asc, inArray, like, lte, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { openLogSums } from '#shared/money/openLogSums.ts';
import type { Sheet } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';
import { logTypeWord, sideWord } from '../words/recordWords.ts';
import { readPages } from './readPages.ts';
import { openReconciliation, type Reconciled } from './reconcile.ts';

export interface LogScope {
  readonly uids: readonly number[];
  readonly coins: readonly string[];
  /** Contracts that settle in this coin only; without it the whole log. */
  readonly settledIn?: string | undefined;
}

type LogRow = typeof derivatives.$inferSelect;

interface LogRead {
  readonly sheet: Sheet;
  /** By type, with the realised result apart from transfers. */
  readonly sums: Sheet;
  readonly reconciled: readonly Reconciled[];
}

/** The derivatives log of a range (screens.md 1.12), and its own check: it knows the balance before and after. */
export async function readDerivativesSheet(
  sql: Sql,
  { uids, coins, settledIn }: LogScope,
  { startMs, endMs }: TimeRange,
  words: Words,
): Promise<LogRead> {
  const rows = await readPages<LogRow>({ at: startMs, id: '' }, (after, limit) =>
    sql
      .select()
      .from(derivatives)
      .where(
        and(
          inArray(derivatives.uid, [...uids]),
          statement`(${derivatives.at}, ${derivatives.id}) > (${after.at}, ${after.id})`,
          lte(derivatives.at, endMs),
          coins.length === 0 ? undefined : inArray(derivatives.coin, [...coins]),
          settledIn === undefined ? undefined : like(derivatives.symbol, `%${settledIn}`),
        ),
      )
      .orderBy(asc(derivatives.at), asc(derivatives.id))
      .limit(limit),
  );
  return {
    sheet: describeLog(rows, words),
    sums: describeSums(rows, words),
    // Without what is no contract, the rows are not the whole of any balance.
    reconciled: settledIn === undefined ? reconcileLog(rows) : [],
  };
}

function reconcileLog(rows: readonly LogRow[]): Reconciled[] {
  const firsts = new Map<string, LogRow>();
  for (const row of rows) {
    const key = `${row.uid}/${row.coin}`;
    firsts.set(key, firsts.get(key) ?? row);
  }
  const sums = openReconciliation(
    [...firsts.values()].map(({ coin, cashBalance, change }) => ({
      coin,
      amount: new Decimal(cashBalance).minus(change).toFixed(),
    })),
  );
  for (const { id, coin, change } of rows) sums.add({ movementId: id, coin, amount: change });
  return sums.end();
}

function describeLog(rows: readonly LogRow[], words: Words): Sheet {
  return {
    title: 'Derivatives',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'UID', kind: 'text' },
      { title: 'Contract', kind: 'text' },
      { title: 'Type', kind: 'text' },
      { title: 'Side', kind: 'text' },
      { title: 'Quantity', kind: 'amount' },
      { title: 'Price', kind: 'amount' },
      { title: 'Position', kind: 'amount' },
      { title: 'Funding', kind: 'amount' },
      { title: 'Fee', kind: 'amount' },
      { title: 'Cash flow', kind: 'amount' },
      { title: 'Change', kind: 'amount' },
      { title: 'Balance', kind: 'amount' },
      { title: 'Coin', kind: 'text' },
      { title: 'Order', kind: 'text' },
      { title: 'Id', kind: 'text' },
    ],
    rows: rows.map((row) => [
      String(row.at),
      String(row.uid),
      row.symbol,
      logTypeWord(words, row.type),
      sideWord(words, row.side),
      plain(row.qty),
      plain(row.tradePrice),
      plain(row.size),
      plain(row.funding),
      plain(row.fee),
      plain(row.cashFlow),
      plain(row.change),
      plain(row.cashBalance),
      row.coin,
      row.orderId,
      row.id,
    ]),
  };
}

function describeSums(rows: readonly LogRow[], words: Words): Sheet {
  const sums = openLogSums();
  for (const { coin, type, funding, fee, cashFlow, change } of rows) {
    sums.add({ currency: coin, type, funding, fee, cashFlow, change });
  }
  return {
    title: 'Sums by type',
    isNotInCsv: true,
    columns: [
      { title: 'Coin', kind: 'text' },
      { title: 'Type', kind: 'text' },
      { title: 'Funding', kind: 'amount' },
      { title: 'Fee', kind: 'amount' },
      { title: 'Cash flow', kind: 'amount' },
      { title: 'Change', kind: 'amount' },
    ],
    rows: sums
      .end()
      .map(({ coin, kind, type, funding, fee, cashFlow, change }) => [
        coin,
        kind === 'type' ? logTypeWord(words, type) : words(`derivatives.total.${kind}`),
        funding,
        fee,
        cashFlow,
        change,
      ]),
  };
}
