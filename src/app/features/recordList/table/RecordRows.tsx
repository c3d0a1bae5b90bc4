import type { RecordRow } from '../recordSource.ts';
import { layOutAmounts } from './layOutAmounts.ts';
import { RecordLine } from './RecordLine.tsx';
import type { RecordRowsProps } from './recordRowsProps.ts';
import { TABLE_ROLES } from './tableRoles.ts';

/** The rows of a page of a records table. */
export function RecordRows<Row extends RecordRow>({
  headingOf = () => null,
  ...props
}: RecordRowsProps<Row>) {
  const { columns, rows } = props;
  const layouts = columns.map(({ amountOf }) =>
    layOutAmounts(amountOf === undefined ? [] : rows.map(amountOf)),
  );
  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((row, at) => (
        <RecordLine
          key={row.id}
          {...props}
          row={row}
          layouts={layouts}
          heading={headingOf(row, rows[at - 1])}
        />
      ))}
    </tbody>
  );
}
