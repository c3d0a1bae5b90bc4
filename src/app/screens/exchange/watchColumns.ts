/** Names of columns that a table has no room for. */
export type UnseenColumns = readonly (string | undefined)[];

/**
 * Tells which columns a table has no room for, now and whenever that may have changed, by its header as it is styled
 * (market.css): their figures need not be written with every batch. On paper, which may be wider, none are missing; the next
 * change of size measures again. Returns the end of it.
 */
export function watchColumns(table: Element, tell: (unseen: UnseenColumns) => void): () => void {
  const labels = [...table.querySelectorAll<HTMLElement>('[role=columnheader]')];
  const measure = (): void =>
    tell(labels.filter((label) => !label.checkVisibility()).map((label) => label.dataset.column));
  const tellNone = (): void => tell([]);
  const observer = new ResizeObserver(measure);
  observer.observe(table);
  addEventListener('beforeprint', tellNone);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', tellNone);
  };
}
