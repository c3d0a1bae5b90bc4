import type { ReactNode } from 'react';
import type { AmountCellProps } from './AmountCell.tsx';

/** A column of a records table, and a part of its rows of two lines. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Figures stand at the end of their column, words at its start. */
  readonly align?: 'start' | 'end';
  /** It can't be hidden: without it rows could not be distinguished. */
  readonly isFixed?: boolean;
  /** It is hidden until the user shows it: a wide table begins with what most users need. */
  readonly isHiddenAtFirst?: boolean;
  /** It has no place beside open details, which say it as well: an account, a fee, an id. */
  readonly isExtra?: boolean;
  /** The order of its values, the smallest first; its header sorts by them where all rows are there. */
  readonly compare?: (one: Row, other: Row) => number;
  /** Where rows have two lines it stands in this one; the rest is in the details. */
  readonly line?: 1 | 2;
  /** It is what the column before it became: an arrow leads to it in rows of two lines. */
  readonly isOutcome?: boolean;
  /** The amount of its cell, by which the points of the column come into one line; null where there is none. */
  readonly amountOf?: (row: Row) => AmountCellProps | null;
  /** Beside the title, such as RateFlip. */
  readonly action?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

/** In which order a table is shown, by the id of a column. */
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
