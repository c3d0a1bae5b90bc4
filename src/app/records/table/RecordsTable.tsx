import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../recordSource.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { GreyRows } from './GreyRows.tsx';
import { RecordRows, type RecordRowsProps } from './RecordRows.tsx';
import { RecordsHead } from './RecordsHead.tsx';
import { RecordsPager, type RecordsPagerProps } from './RecordsPager.tsx';
import { RateFlipContext } from './rates.tsx';
import type { RecordColumn, RecordSort } from './recordColumn.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import { useRecordKeys } from './useRecordKeys.ts';
import './records.css';
import './recordCards.css';

export interface RecordsTableProps<Row extends RecordRow> extends RecordRowsProps<Row>, RecordsPagerProps {
  /** What the records are, for screen readers. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
  /** All rows are there, so that they can be put into another order. */
  readonly isSortable: boolean;
  readonly sort: RecordSort | null;
  readonly onSort: (column: string) => void;
  /** Rows of this page are on their way, and none is there. */
  readonly isLoading: boolean;
  /** Where nothing is there: an EmptyState or an ErrorState. */
  readonly empty: ReactNode;
  /** Above the rows: how old they are, or what one of several sources failed with. */
  readonly notice?: ReactNode;
  /** Rows of zero value can be left out. */
  readonly zeroRows?:
    | { readonly areHidden: boolean; readonly onHide: (areHidden: boolean) => void }
    | undefined;
  /** "Export these rows", an ExportRows; its key is E. */
  readonly exportRows?: ReactNode;
  readonly onExport?: (() => void) | undefined;
  /** Single keys work from anywhere on the page; they can be switched off (preferencesStore). */
  readonly hasShortcuts?: boolean;
}

/**
 * A list as a table, and as cards below 768 px, of the same elements (screens.md 0.3, C8). The screen filters, sorts and cuts;
 * this shows one page.
 */
export function RecordsTable<Row extends RecordRow>(props: RecordsTableProps<Row>) {
  const { label, columns, hidden, rows, page, hasNext, onPage, isLoading, zeroRows } = props;
  const { t } = useTranslation();
  const [isFlipped, setFlipped] = useState(false);
  const section = useRef<HTMLElement>(null);
  useRecordKeys(section, {
    onStep: (by) => {
      if (by === 1 ? hasNext : page > 1) onPage(page + by);
    },
    onExport: props.onExport ?? null,
    hasShortcuts: props.hasShortcuts ?? true,
  });
  const shown = columns.filter(({ id, isFixed = false }) => isFixed || !hidden.includes(id));
  return (
    <section ref={section} className="card records" aria-label={label}>
      <div className="records-tools">
        {zeroRows !== undefined && (
          <label className="records-check">
            <input
              type="checkbox"
              checked={zeroRows.areHidden}
              onChange={({ target }) => zeroRows.onHide(target.checked)}
            />
            {t('records.hideZero')}
          </label>
        )}
        <ColumnChooser
          columns={columns.filter(({ isFixed = false }) => !isFixed)}
          hidden={hidden}
          onHide={props.onHide}
        />
        {props.exportRows}
      </div>
      {props.notice}
      {rows.length > 0 && (
        <div className="records-scroller">
          <table
            {...TABLE_ROLES.table}
            className="records-table"
            aria-label={label}
            aria-busy={isLoading}
            data-lines={columns.some(({ line }) => line !== undefined) || undefined}
          >
            <RateFlipContext value={{ isFlipped, onFlip: setFlipped }}>
              <RecordsHead {...props} columns={shown} pick={props.pick} />
              <RecordRows {...props} columns={shown} />
            </RateFlipContext>
          </table>
        </div>
      )}
      {rows.length === 0 && (isLoading ? <GreyRows /> : props.empty)}
      {(rows.length > 0 || page > 1) && (
        <RecordsPager page={page} pages={props.pages} hasNext={hasNext} onPage={onPage} />
      )}
    </section>
  );
}
