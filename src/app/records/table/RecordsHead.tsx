import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordColumn, RecordSorting } from './recordColumn.ts';
import { TABLE_ROLES } from './tableRoles.ts';

export interface RecordsHeadProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly sort: RecordSorting | null;
  readonly onSort: (column: string) => void;
}

/** The sticky header; a title whose column sorts is a button. On phones it is heard and not seen. */
export function RecordsHead<Row>({ columns, sort, onSort }: RecordsHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {columns.map(({ id, title, align = 'start', isSortable = false, action }) => {
          const direction = sort?.column === id ? sort.direction : 'none';
          return (
            <th
              key={id}
              {...TABLE_ROLES.header}
              scope="col"
              data-align={align}
              aria-sort={isSortable ? direction : undefined}
            >
              <span className="records-title">
                {isSortable ? (
                  <button type="button" className="records-sort" onClick={() => onSort(id)}>
                    {title}
                    <SortMark direction={direction} />
                  </button>
                ) : (
                  title
                )}
                {action}
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
