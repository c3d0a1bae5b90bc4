import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../recordSource.ts';
import { ColumnDecimals } from './AmountCell.tsx';
import type { AmountLayout } from './layOutAmounts.ts';
import { PickRows } from './PickRows.tsx';
import type { RecordRowsProps } from './recordRowsProps.ts';
import { TABLE_ROLES } from './tableRoles.ts';

export interface RecordLineProps<Row extends RecordRow>
  extends Pick<RecordRowsProps<Row>, 'columns' | 'nameOf' | 'onOpen' | 'openId' | 'pick' | 'leaving'> {
  readonly row: Row;
  /** One for each column. */
  readonly layouts: readonly AmountLayout[];
  /** The line above it; null for none. */
  readonly heading: string | null;
  /** The row's place in a scrolled list, from 0, and the function that measures its element. */
  readonly index?: number;
  readonly measure?: ((element: HTMLTableRowElement | null) => void) | undefined;
}

const NO_AMOUNTS: AmountLayout = { decimalsByCoin: new Map(), style: {} };

/** Controls that handle their own clicks, in a row that can be clicked as a whole. */
const CONTROLS = 'a, button, input, label, select';

/** A row of a records table. A click anywhere opens it; by key its last button does, which names what it opens. */
export function RecordLine<Row extends RecordRow>(props: RecordLineProps<Row>) {
  const { row, columns, layouts, heading, nameOf, onOpen, openId, pick, leaving = [], index } = props;
  const { t } = useTranslation();

  const click = (event: MouseEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    // Marking a text in order to copy it ends with a click, too.
    if (!isControl && document.getSelection()?.isCollapsed !== false) onOpen(row);
  };

  return (
    <>
      {heading !== null && (
        <tr {...TABLE_ROLES.row} className="records-divider">
          <td {...TABLE_ROLES.cell} colSpan={columns.length + (pick === undefined ? 1 : 2)}>
            {heading}
          </td>
        </tr>
      )}
      <tr
        {...TABLE_ROLES.row}
        ref={props.measure}
        data-index={index}
        // The header is the first row.
        aria-rowindex={index === undefined ? undefined : index + 2}
        data-open={row.id === openId || undefined}
        data-leaving={leaving.includes(row) || undefined}
        onClick={click}
      >
        {pick !== undefined && (
          <td {...TABLE_ROLES.cell} className="records-pick">
            <PickRows {...pick} rows={[row]} label={t('records.pick.one', { what: nameOf(row) })} />
          </td>
        )}
        {columns.map(({ id, align = 'start', line, isOutcome, cell }, place) => {
          const { style, decimalsByCoin } = layouts[place] ?? NO_AMOUNTS;
          return (
            <td
              key={id}
              {...TABLE_ROLES.cell}
              style={style}
              data-align={align}
              data-line={line}
              data-outcome={isOutcome}
            >
              <ColumnDecimals value={decimalsByCoin}>{cell(row)}</ColumnDecimals>
            </td>
          );
        })}
        <OpenCell name={nameOf(row)} onOpen={() => onOpen(row)} />
      </tr>
    </>
  );
}

/** The button by which a key opens the row; it names what it opens. */
function OpenCell({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <td {...TABLE_ROLES.cell} className="records-open-cell">
      <button
        type="button"
        className="records-open"
        aria-label={t('records.open', { what: name })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    </td>
  );
}
