import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { neutralize } from '#shared/csv/neutralize.ts';
import type { CsvRow } from '#shared/csv/readCsvTable.ts';
import { readBoughtDay } from '../boughtDay.ts';
import { isTooLargeCost, type Receipt } from '../receipts.ts';
import { type CostColumn, NEEDED_COLUMNS } from './costColumns.ts';

/** A cell that cannot be used: the file's own line, from 1, the column, and why. */
export interface CellFault {
  readonly row: number;
  readonly column: CostColumn;
  readonly reason: 'receipt' | 'cost' | 'tooLarge' | 'date' | 'twice';
}

/** A cost as the call takes it. */
export interface ReadCost {
  readonly coin: string;
  readonly txId: string;
  readonly cost: string;
  /** ms since 1970, as text. */
  readonly acquiredAt: string;
}

export type JudgedCosts =
  | { readonly kind: 'noColumn'; readonly column: CostColumn }
  /** An amount can be read in two ways, and the user has to say how the file writes them. */
  | { readonly kind: 'ask'; readonly text: string; readonly readings: readonly [string, string] }
  | { readonly kind: 'read'; readonly costs: readonly ReadCost[]; readonly faults: readonly CellFault[] };

export interface CostQuestion {
  readonly receipts: readonly Receipt[];
  /** The country whose days they are. */
  readonly country: string;
  /** Reads an amount in anybody's separators, the reader's own first. */
  readonly readAmount: (text: string) => AmountReading;
  /** The decimal mark of the file, once the user has said it. */
  readonly point?: string | undefined;
}

/** Judges a table of costs cell by cell; rows whose cost and day are empty are still to be filled in, and say nothing. */
export function judgeCosts(header: CsvRow, rows: readonly CsvRow[], question: CostQuestion): JudgedCosts {
  const names = header.cells.map((cell) => cell.toLowerCase());
  const missing = NEEDED_COLUMNS.find((column) => !names.includes(column));
  if (missing !== undefined) return { kind: 'noColumn', column: missing };
  const filled = rows
    .map(({ line, cells }) => ({ row: line, ...readCells(cells, names) }))
    .filter(({ cost, bought }) => cost !== '' || bought !== '');
  for (const { cost } of filled) {
    const reading = readCost(cost, question);
    if (reading.kind === 'ambiguous') return { kind: 'ask', text: cost, readings: reading.readings };
  }
  const seen = new Set<string>();
  const judged = filled.map((line) => judgeLine(line, seen, question));
  return {
    kind: 'read',
    costs: judged.flatMap(({ costs }) => costs),
    faults: judged.flatMap(({ faults }) => faults),
  };
}

type Cells = Readonly<Record<CostColumn, string>>;

function readCells(cells: readonly string[], names: readonly string[]): Cells {
  const cellOf = (column: CostColumn): string => cells[names.indexOf(column)] ?? '';
  return {
    ...{ coin: cellOf('coin'), transaction: cellOf('transaction'), received: cellOf('received') },
    ...{ amount: cellOf('amount'), cost: cellOf('cost'), bought: cellOf('bought') },
  };
}

interface JudgedLine {
  readonly costs: readonly ReadCost[];
  readonly faults: readonly CellFault[];
}

function judgeLine(
  { row, coin, transaction, cost, bought }: Cells & { readonly row: number },
  seen: Set<string>,
  question: CostQuestion,
): JudgedLine {
  const fault = (column: CostColumn, reason: CellFault['reason']): CellFault => ({ row, column, reason });
  const receipt = question.receipts.find((each) => each.coin === coin && isIdOf(each, transaction));
  if (receipt === undefined) return { costs: [], faults: [fault('transaction', 'receipt')] };
  const key = `${coin}/${receipt.txId}`;
  if (seen.has(key)) return { costs: [], faults: [fault('transaction', 'twice')] };
  seen.add(key);
  const reading = readCost(cost, question);
  const acquiredMs = readBoughtDay(toIsoDay(bought), question.country, receipt.receivedMs);
  if (reading.kind === 'amount' && !isTooLargeCost(reading.amount) && acquiredMs !== null) {
    const own = { coin, txId: receipt.txId, cost: reading.amount, acquiredAt: String(acquiredMs) };
    return { costs: [own], faults: [] };
  }
  return {
    costs: [],
    faults: [
      ...(reading.kind === 'amount' ? [] : [fault('cost', 'cost')]),
      ...(reading.kind === 'amount' && isTooLargeCost(reading.amount) ? [fault('cost', 'tooLarge')] : []),
      ...(acquiredMs === null ? [fault('bought', 'date')] : []),
    ],
  };
}

/** Ids that a spreadsheet would take for a formula have an apostrophe before them in the template. */
function isIdOf({ txId }: Receipt, written: string): boolean {
  return txId === written || neutralize(txId) === written;
}

/** "31.01.2026", as spreadsheets of many countries make of a day, is one day only; with slashes it can be two, and is none. */
function toIsoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** An amount by the mark that the user has named, where it can be read in two ways. */
function readCost(text: string, { readAmount, point }: CostQuestion): AmountReading {
  const reading = readAmount(text);
  if (reading.kind !== 'ambiguous' || point === undefined) return reading;
  const isPoint = text.includes(point);
  const amount = reading.readings.find((each) => each.includes('.') === isPoint);
  return amount === undefined ? reading : { kind: 'amount', amount };
}

/** The mark that is the file's decimal point where a text means this reading of it. */
export function pointOf(text: string, reading: string): string {
  const mark = text.includes(',') ? ',' : '.';
  if (reading.includes('.')) return mark;
  return mark === ',' ? '.' : ',';
}
