import { ChevronRight } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordColumn } from './recordColumn.ts';
import { TABLE_ROLES } from './tableRoles.ts';

export interface RecordRowsProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a row is called when it is opened: "the conversion of 21 Nov 2026, 09:41:07". */
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** The row whose details are open. */
  readonly openId: string | null;
  /** Rows for which this is true stand below a divider that names the moment; by the order of time only. */
  readonly older: { readonly isOlder: (row: Row) => boolean; readonly beforeMs: number } | null;
}

/** What is pressed for itself, in a row that can be pressed as a whole. */
const CONTROLS = 'a, button, input, label, select';

/** The rows of a records table. A press anywhere opens one; by key its last button does, which tells what it opens. */
export function RecordRows<Row>(props: RecordRowsProps<Row>) {
  const { columns, rows, idOf, nameOf, onOpen, openId, older } = props;
  const { t } = useTranslation();
  const firstOlder = older === null ? -1 : rows.findIndex(older.isOlder);

  const press = (event: MouseEvent, row: Row): void => {
    const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    // Whoever marks a text in order to copy it ends with a press.
    if (!isControl && document.getSelection()?.isCollapsed !== false) onOpen(row);
  };

  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((row, at) => (
        <Fragment key={idOf(row)}>
          {at === firstOlder && older !== null && (
            <OlderDivider beforeMs={older.beforeMs} columns={columns.length + 1} />
          )}
          <tr
            {...TABLE_ROLES.row}
            data-open={idOf(row) === openId || undefined}
            onClick={(event) => press(event, row)}
          >
            {columns.map(({ id, title, align = 'start', cell }) => (
              <td key={id} {...TABLE_ROLES.cell} data-align={align}>
                <span className="records-label" aria-hidden="true">
                  {title}
                </span>
                {cell(row)}
              </td>
            ))}
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
      ))}
    </tbody>
  );
}

function OlderDivider({ beforeMs, columns }: { readonly beforeMs: number; readonly columns: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <tr {...TABLE_ROLES.row} className="records-divider">
      <td {...TABLE_ROLES.cell} colSpan={columns}>
        {t('records.older', { date: formatDate(beforeMs, language) })}
      </td>
    </tr>
  );
}
