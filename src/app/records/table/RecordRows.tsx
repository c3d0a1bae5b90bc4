import { ChevronRight } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../recordSource.ts';
import { ColumnDecimals } from './AmountCell.tsx';
import { type AmountLayout, layOutAmounts } from './layOutAmounts.ts';
import { type PickProps, PickRows } from './PickRows.tsx';
import type { RecordColumn } from './recordColumn.ts';
import { TABLE_ROLES } from './tableRoles.ts';

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

const NO_AMOUNTS: AmountLayout = { decimalsByCoin: new Map(), style: {} };

/** What has a click of its own, in a row that can be clicked as a whole. */
const CONTROLS = 'a, button, input, label, select';

/** The rows of a records table. A click anywhere opens one; by key its last button does, which names what it opens. */
export function RecordRows<Row extends RecordRow>(props: RecordRowsProps<Row>) {
  const { columns, rows, nameOf, onOpen, openId, headingOf = () => null, pick, leaving = [] } = props;
  const { t } = useTranslation();

  const click = (event: MouseEvent, row: Row): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    // Marking a text in order to copy it ends with a click, too.
    if (!isControl && document.getSelection()?.isCollapsed !== false) onOpen(row);
  };

  const layouts = columns.map(({ amountOf }) =>
    amountOf === undefined ? NO_AMOUNTS : layOutAmounts(rows.map(amountOf)),
  );
  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((row, at) => {
        const heading = headingOf(row, rows[at - 1]);
        return (
          <Fragment key={row.id}>
            {heading !== null && (
              <tr {...TABLE_ROLES.row} className="records-divider">
                <td {...TABLE_ROLES.cell} colSpan={columns.length + (pick === undefined ? 1 : 2)}>
                  {heading}
                </td>
              </tr>
            )}
            <tr
              {...TABLE_ROLES.row}
              data-open={row.id === openId || undefined}
              data-leaving={leaving.includes(row) || undefined}
              onClick={(event) => click(event, row)}
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
              <td {...TABLE_ROLES.cell} className="records-open-cell">
                <button
                  type="button"
                  className="records-open"
                  aria-label={t('records.open', { what: nameOf(row) })}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(row)}
                >
                  <ChevronRight size={16} aria-hidden="true" />
                </button>
              </td>
            </tr>
          </Fragment>
        );
      })}
    </tbody>
  );
}
