import type { RecordRow } from '../recordSource.ts';
import { RecordTick } from './RecordTick.tsx';

/** The rows that are ticked, and how to tick others. */
export interface PickProps<Row extends RecordRow> {
  readonly picked: ReadonlySet<string>;
  readonly onPick: (rows: readonly Row[], isPicked: boolean) => void;
  readonly isSelectable: (row: Row) => boolean;
}

export interface PickRowsProps<Row extends RecordRow> extends PickProps<Row> {
  /** One row, or all of a page. */
  readonly rows: readonly Row[];
  readonly label: string;
}

/** The tick of a row, or of all rows of a page; nothing where none of them can be ticked. */
export function PickRows<Row extends RecordRow>(props: PickRowsProps<Row>) {
  const { rows, label, picked, onPick, isSelectable } = props;
  const able = rows.filter(isSelectable);
  if (able.length === 0) return null;
  const count = able.filter(({ id }) => picked.has(id)).length;
  return (
    <RecordTick
      ref={(input) => {
        if (input !== null) input.indeterminate = count > 0 && count < able.length;
      }}
      labelClass="min-w-8 justify-center pointer-coarse:min-w-11"
      aria-label={label}
      checked={count === able.length}
      onChange={({ target }) => onPick(able, target.checked)}
    />
  );
}
