import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';

/** What of the table's settings is there again after a reload. */
export interface KeptView {
  readonly sortColumn: MarketColumnId;
  readonly direction: 'ascending' | 'descending';
  readonly isFavouritesOnly: boolean;
}

const KEY = `${PRODUCT}.market`;
const FAVOURITES = 'favourites';

/** Undefined where nothing was kept, or nothing that makes sense. */
export function readKeptView(): KeptView | undefined {
  const [column, direction, shown] = read().split(' ');
  const sortColumn = MARKET_COLUMNS.find((each) => each === column);
  if (sortColumn === undefined) return undefined;
  const isFavouritesOnly = shown === FAVOURITES;
  return { sortColumn, direction: direction === 'ascending' ? direction : 'descending', isFavouritesOnly };
}

export function keepView({ sortColumn, direction, isFavouritesOnly }: KeptView): void {
  try {
    localStorage.setItem(KEY, `${sortColumn} ${direction} ${isFavouritesOnly ? FAVOURITES : 'all'}`);
  } catch {
    // Storage may be denied or full: then it lasts as long as the page.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
