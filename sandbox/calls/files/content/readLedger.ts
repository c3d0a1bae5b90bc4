import type { Sql } from '#sandbox/books/state/database.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Sheet } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';
import { type LedgerScope, readLedgerPages, readOpenings } from './ledgerPages.ts';
import { LEDGER_COLUMNS, openLedgerRows } from './ledgerSheet.ts';
import { readLineKinds } from './lineKinds.ts';
import { openReconciliation, type Reconciled } from './reconcile.ts';

export interface LedgerRead {
  /** Every movement with the balance after it. */
  readonly rows: readonly (readonly string[])[];
  readonly reconciled: readonly Reconciled[];
}

/** All that moved in a range, as rows, and the check that it adds up; page by page, so that others have their turn. */
export async function readLedger(
  sql: Sql,
  scope: LedgerScope,
  range: TimeRange,
  words: Words,
): Promise<LedgerRead> {
  const openings = await readOpenings(sql, scope, range.startMs);
  const rowOf = openLedgerRows(openings, words);
  const sums = openReconciliation(openings);
  const rows: (readonly string[])[] = [];
  for await (const lines of readLedgerPages(sql, scope, range)) {
    const kindOf = await readLineKinds(sql, lines, words);
    for (const line of lines) {
      rows.push(rowOf(line, kindOf(line)));
      sums.add(line);
    }
  }
  return { rows, reconciled: sums.end() };
}

/** Every movement of a scope as a sheet. */
export function ledgerSheet(title: string, { rows }: LedgerRead): Sheet {
  return { title, columns: LEDGER_COLUMNS, rows };
}
