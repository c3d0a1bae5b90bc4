import type { ReactNode } from 'react';

/** A column of a records table, and a line of its cards. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Figures stand at the end of their column, words at its start. */
  readonly align?: 'start' | 'end';
  /** It can't be hidden: without it rows could not be distinguished. */
  readonly isFixed?: boolean;
  /** The order of its values, the smallest first; its header sorts by them where all rows are there. */
  readonly compare?: (one: Row, other: Row) => number;
  /** On a phone it stands in this line of its row; rows with such columns have two lines there, and the rest is in the details. */
  readonly line?: 1 | 2;
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
