import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../recordSource.ts';
import { type PickProps, PickRows } from './PickRows.tsx';
import type { RecordColumn, RecordSort } from './recordColumn.ts';
import { TABLE_ROLES } from './tableRoles.ts';

export interface RecordsHeadProps<Row extends RecordRow> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  /** All rows are there, so that they can be put into another order. */
  readonly isSortable: boolean;
  readonly sort: RecordSort | null;
  readonly onSort: (column: string) => void;
  readonly pick: PickProps<Row> | undefined;
  /** The head is there for screen readers only, and nothing in it can be pressed. */
  readonly isHeard: boolean;
}

export function RecordsHead<Row extends RecordRow>(props: RecordsHeadProps<Row>) {
  const { columns, rows, isSortable, sort, onSort, pick, isHeard } = props;
  const { t } = useTranslation();
  return (
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {pick !== undefined && (
          <th {...TABLE_ROLES.header} scope="col" className="records-pick">
            {isHeard ? (
              <span className="sr-only">{t('records.pick.column')}</span>
            ) : (
              <PickRows {...pick} rows={rows} label={t('records.pick.page')} />
            )}
          </th>
        )}
        {columns.map(({ id, title, align = 'start', compare, action }) => {
          const direction = sort?.column === id ? sort.direction : 'none';
          const canSort = isSortable && compare !== undefined && !isHeard;
          return (
            <th
              key={id}
              {...TABLE_ROLES.header}
              scope="col"
              data-column={id}
              data-align={align}
              aria-sort={canSort ? direction : undefined}
            >
              <span className="inline-flex items-center gap-1">
                {canSort ? (
                  <button
                    type="button"
                    className="inline-flex min-h-8 items-center gap-1 hover:text-text pointer-coarse:min-h-11"
                    onClick={() => onSort(id)}
                  >
                    {title}
                    <SortMark direction={direction} />
                  </button>
                ) : (
                  title
                )}
                {!isHeard && action}
              </span>
            </th>
          );
        })}
        <th {...TABLE_ROLES.header} scope="col">
          <span className="sr-only">{t('records.details')}</span>
        </th>
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { readonly direction: 'ascending' | 'descending' | 'none' }) {
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction];
  return <Icon size={12} aria-hidden="true" />;
}
