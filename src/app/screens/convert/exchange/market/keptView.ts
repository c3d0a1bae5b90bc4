import { keptText } from '#app/storage/kept.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';

/** What of the table's settings is there again after a reload. */
export interface KeptView {
  readonly sortColumn: MarketColumnId;
  readonly direction: 'ascending' | 'descending';
  readonly shown: PairsShown;
}

/** The table's pairs: those of the whole exchange, or some of them. */
export const PAIRS_SHOWN = ['all', 'favourites', 'held', 'new'] as const;
export type PairsShown = (typeof PAIRS_SHOWN)[number];

const stored = keptText(`${PRODUCT}.market`);

/** Undefined where nothing was kept, or nothing that makes sense. */
export function readKeptView(): KeptView | undefined {
  const [column, direction, shown] = (stored.read() ?? '').split(' ');
  const sortColumn = MARKET_COLUMNS.find((each) => each === column);
  if (sortColumn === undefined) return undefined;
  return {
    sortColumn,
    direction: direction === 'ascending' ? direction : 'descending',
    shown: PAIRS_SHOWN.find((each) => each === shown) ?? 'all',
  };
}

export function keepView({ sortColumn, direction, shown }: KeptView): void {
  stored.keep(`${sortColumn} ${direction} ${shown}`);
}
