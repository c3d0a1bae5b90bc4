import type { ComponentType, RefObject } from 'react';
import type { RecordRow } from '../recordSource.ts';
import type { RecordRowsProps } from './recordRowsProps.ts';

/** The rows in sight, from 0; `last` is in sight too. */
export interface RowsInSight {
  readonly first: number;
  readonly last: number;
}

/** A list that is scrolled through, of which only the rows in sight are there. */
export interface ScrolledRowsProps<Row extends RecordRow> extends RecordRowsProps<Row> {
  /** All rows in the order of the exchange, whatever order they are shown in: columns are laid out for them. */
  readonly loaded: readonly Row[];
  /** How many there are in all; null while it isn't known. */
  readonly total: number | null;
  /** What scrolls where rows are one line; rows of two lines scroll with the page. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly hasLines: boolean;
  /** Some rows have a line above them. */
  readonly hasHeadings: boolean;
  /** Where to scroll to: another object is another wish. */
  readonly target: { readonly row: number };
  readonly onSight: (rows: RowsInSight) => void;
}

/** Such a list, as a table takes it. */
export interface ScrolledList<Row extends RecordRow> {
  readonly Rows: ComponentType<ScrolledRowsProps<Row>>;
  /** Another order or other filters: it is read from its beginning. */
  readonly key: string;
  readonly hasHeadings: boolean;
  /** All rows in the order of the exchange. */
  readonly loaded: readonly Row[];
  readonly onSight: (rows: RowsInSight) => void;
}
