import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';

export type UnseenColumns = readonly MarketColumnId[];

/**
 * Tells which columns a table has no room for, now and whenever that may have changed, by its header as it is styled
 * (market.css): their figures need not be written with every batch. On paper, which may be wider, none are missing; the next
 * change of size measures again. Returns the end of it.
 */
export function watchColumns(table: Element, tell: (unseen: UnseenColumns) => void): () => void {
  const labels = [...table.querySelectorAll('[role=columnheader]')];
  const measure = (): void => tell(MARKET_COLUMNS.filter((_, at) => labels[at]?.checkVisibility() === false));
  const tellNone = (): void => tell([]);
  const observer = new ResizeObserver(measure);
  observer.observe(table);
  addEventListener('beforeprint', tellNone);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', tellNone);
  };
}
