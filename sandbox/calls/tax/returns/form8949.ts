import type { Sheet } from '#sandbox/calls/files/fileDocument.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, createTotals, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

/** The form has boxes of their own for digital assets since then (Form 8949 of 2025, instructions). */
const FIRST_DIGITAL_YEAR = 2025;

/** The United States: Form 8949, Part I and II with columns (a) to (h); Schedule D takes the totals. */
export const FORM_8949: ReturnLayout = {
  title: 'Form 8949',
  name: 'Form 8949 (IRS): Part I short-term, Part II long-term',
  facts: (year) => [
    [
      'Box',
      `${boxesOf(year).short} and ${boxesOf(year).long}: no Form 1099-B or 1099-DA was issued by Sluice`,
    ],
  ],
  write: (coins, residence, year) => {
    const rows = readReturnRows(coins, residence, true);
    return { main: mainSheet(rows, residence, year), summaries: [totalSheet(rows, residence)] };
  },
};

/** Transactions that no broker has reported to the IRS: C and F, and for digital assets I and L. */
function boxesOf(year: number): { readonly short: string; readonly long: string } {
  return year >= FIRST_DIGITAL_YEAR ? { short: 'I', long: 'L' } : { short: 'C', long: 'F' };
}

function mainSheet(rows: readonly ReturnRow[], { currency, timeZone }: Residence, year: number): Sheet {
  const money = createMoneyWriter(currency);
  const boxes = boxesOf(year);
  return {
    title: 'Form 8949',
    columns: [
      { title: 'Part', kind: 'text' },
      { title: 'Box', kind: 'text' },
      { title: '(a) Description of property', kind: 'text' },
      { title: '(b) Date acquired', kind: 'text' },
      { title: '(c) Date sold or disposed of', kind: 'text' },
      { title: '(d) Proceeds', kind: 'amount' },
      { title: '(e) Cost or other basis', kind: 'amount' },
      { title: '(f) Code', kind: 'text' },
      { title: '(g) Adjustment', kind: 'amount' },
      { title: '(h) Gain or (loss)', kind: 'amount' },
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: rows.map((row) => [
      ...(row.isLong ? ['II', boxes.long] : ['I', boxes.short]),
      `${row.amount.toFixed()} ${row.coin}`,
      writeDay(row.acquiredMs, timeZone, 'american'),
      writeDay(row.disposedMs, timeZone, 'american'),
      ...[money(row.proceeds), money(row.cost), '', '', money(row.gain), String(row.unknown)],
    ]),
  };
}

function totalSheet(rows: readonly ReturnRow[], { currency }: Residence): Sheet {
  const line = createTotals(currency, ['']);
  return {
    title: 'Totals',
    columns: [
      { title: 'Part', kind: 'text' },
      { title: 'Rows', kind: 'count' },
      { title: '(d) Proceeds', kind: 'amount' },
      { title: '(e) Cost or other basis', kind: 'amount' },
      { title: '(g) Adjustment', kind: 'amount' },
      { title: '(h) Gain or (loss)', kind: 'amount' },
    ],
    rows: [
      line(
        'Part I, line 2 (to Schedule D)',
        rows.filter(({ isLong }) => !isLong),
      ),
      line(
        'Part II, line 2 (to Schedule D)',
        rows.filter(({ isLong }) => isLong),
      ),
      line('Both', rows),
    ],
  };
}
