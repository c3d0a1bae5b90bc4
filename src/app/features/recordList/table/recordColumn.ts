import type { ReactNode } from 'react';
import type { ShownAmount } from '../fieldValues.ts';

/** A column of a records table, and a part of its rows of two lines. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Figures stand at the end of their column, words at its start. */
  readonly align?: 'start' | 'end';
  /** The column can't be hidden: without it rows could not be distinguished. */
  readonly isFixed?: boolean;
  /** The column is hidden until the user shows it: a wide table begins with what most users need. */
  readonly isHiddenAtFirst?: boolean;
  /** The column is left out beside open details, which have it as well: an account, a fee, an id. */
  readonly isExtra?: boolean;
  /** Orders rows by the column, the smallest first; the header sorts where all rows are loaded. */
  readonly compare?: (one: Row, other: Row) => number;
  /** The column's line where rows have two lines; columns without one are in the details. */
  readonly line?: 1 | 2;
  /** The result of the column before: in rows of two lines an arrow leads to it. */
  readonly isOutcome?: boolean;
  /** The amount in the cell, needed to align the column's decimal points; null where there is none. */
  readonly amountOf?: (row: Row) => ShownAmount | null;
  /** Beside the title, such as RateFlip. */
  readonly action?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

/** The order of a table, by the id of a column. */
export interface RecordSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The next order when a header is clicked; null is the order of time, the newest first, which time itself need not repeat. */
export function nextSort(sort: RecordSort | null, column: string): RecordSort | null {
  const directions: readonly RecordSort['direction'][] =
    column === 'time' ? ['ascending'] : ['descending', 'ascending'];
  const at = sort?.column === column ? directions.indexOf(sort.direction) : -1;
  const direction = directions[at + 1];
  return direction === undefined ? null : { column, direction };
}

const SECOND_LINE: readonly string[] = ['time', 'status'];
const FIRST_LINE_COLUMNS = 2;

/**
 * The columns of rows of two lines. Where a list names none, time and status are the second line, and the first one has what
 * can't be hidden, or else the first two of the others.
 */
export function columnsInLines<Row>(columns: readonly RecordColumn<Row>[]): readonly RecordColumn<Row>[] {
  if (columns.some(({ line }) => line === 1)) return columns.filter(({ line }) => line !== undefined);
  const others = columns.filter(({ id }) => !SECOND_LINE.includes(id));
  const fixed = others.filter(({ isFixed = false }) => isFixed);
  const first = (fixed.length > 0 ? fixed : others).slice(0, FIRST_LINE_COLUMNS);
  return columns.flatMap((column) => {
    if (SECOND_LINE.includes(column.id)) return { ...column, line: 2 as const };
    return first.includes(column) ? { ...column, line: 1 as const } : [];
  });
}
