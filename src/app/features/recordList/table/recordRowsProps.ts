import type { RecordRow } from '../recordSource.ts';
import type { PickProps } from './PickRows.tsx';
import type { RecordColumn } from './recordColumn.ts';

/** What rows of a records table are shown with, a page of them or a list that is scrolled through. */
export interface RecordRowsProps<Row extends RecordRow> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  /** What a row is called when it is opened: "the conversion of 21 Nov 2026, 09:41:07". */
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** The row whose details are open. */
  readonly openId: string | null;
  /** A line above a row, such as the divider of older records; null for none. */
  readonly headingOf?: (row: Row, before: Row | undefined) => string | null;
  readonly pick?: PickProps<Row> | undefined;
  /** Rows that are gone, and fade out. */
  readonly leaving?: readonly Row[];
}
