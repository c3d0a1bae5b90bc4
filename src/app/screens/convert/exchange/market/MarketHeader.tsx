import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '#shared/market/quote.ts';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';

export interface MarketHeaderProps {
  readonly sort: Sort;
  readonly sortColumn: MarketColumnId;
  readonly onSort: (column: MarketColumnId) => void;
}

/** The sticky header row; each label sorts by its column. */
export const MarketHeader = memo(function MarketHeader({ sort, sortColumn, onSort }: MarketHeaderProps) {
  const { t } = useTranslation();
  return (
    <div role="rowgroup" className="market-head">
      <div role="row" aria-rowindex={1} className="market-head-row">
        {MARKET_COLUMNS.map((column) => (
          <span
            key={column}
            role="columnheader"
            className="market-cell"
            data-column={column}
            aria-sort={column === sortColumn ? sort.direction : 'none'}
          >
            <button type="button" className="market-sort" onClick={() => onSort(column)}>
              {t(`market.column.${column}`)}
              <span className="market-sort-mark" aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
    </div>
  );
});
