import type { ReactNode } from 'react';

/** A column of a records table, and a line of its cards. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Figures stand at the end of their column, words at its start. */
  readonly align?: 'start' | 'end';
  /** It can't be hidden: without it nobody could tell the rows apart. */
  readonly isFixed?: boolean;
  /** Its header sorts: all rows are there, and they have an order in it. */
  readonly isSortable?: boolean;
  /** Beside the title, such as RateFlip. */
  readonly action?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

export interface RecordSorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
