import type { Sort, SortKey } from '#shared/market/sortKey.ts';
import type { MarketColumn } from './marketColumns.ts';

export interface MarketHeaderProps {
  readonly columns: readonly MarketColumn[];
  readonly sort: Sort;
  readonly onSort: (key: SortKey) => void;
}

/** The sticky header row; each label sorts by its column. */
export function MarketHeader({ columns, sort, onSort }: MarketHeaderProps) {
  return (
    <div role="rowgroup" className="market-head">
      <div role="row" aria-rowindex={1} className="market-head-row">
        {columns.map((column) => (
          <span
            key={column.id}
            role="columnheader"
            className="market-cell"
            data-column={column.id}
            aria-sort={sort.by === column.sortBy ? sort.direction : 'none'}
          >
            <button type="button" className="market-sort" onClick={() => onSort(column.sortBy)}>
              {column.label}
              <span className="market-sort-mark" aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
    </div>
  );
}
