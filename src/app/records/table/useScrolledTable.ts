import { useCallback, useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { PAGE_SIZE } from '../pageOfRows.ts';
import type { RowsInSight, ScrolledList } from './scrolledList.ts';

export interface ScrolledTable {
  /** Read by what shows it: the table itself is not drawn again with every row that comes into sight. */
  readonly sight: StoreApi<RowsInSight>;
  readonly target: { readonly row: number };
  readonly onSight: (rows: RowsInSight) => void;
  /** Scrolls to a page, also to the one that the address has already. */
  readonly goTo: (page: number) => void;
}

/** Where a list is scrolled to: by the user, by the page of the address, and by the keys that turn pages. */
export function useScrolledTable(
  list: Pick<ScrolledList<never>, 'onSight'> | undefined,
  page: number,
  onPage: (page: number) => void,
): ScrolledTable {
  const [sight] = useState(() => createStore<RowsInSight>(() => ({ first: 0, last: 0 })));
  const [target, setTarget] = useState({ row: (page - 1) * PAGE_SIZE });
  useEffect(() => {
    const row = (page - 1) * PAGE_SIZE;
    setTarget((before) => (before.row === row ? before : { row }));
  }, [page]);
  const report = list?.onSight;
  const onSight = useCallback(
    (rows: RowsInSight) => {
      sight.setState(rows);
      report?.(rows);
    },
    [sight, report],
  );
  return {
    sight,
    target,
    onSight,
    goTo: (next) => {
      const row = (next - 1) * PAGE_SIZE;
      // At once: the next key may come before the list has moved.
      sight.setState(({ first, last }) => ({ first: row, last: row + last - first }));
      setTarget({ row });
      onPage(next);
    },
  };
}

/** The page of the first row in sight, from 1. */
export function pageInSight({ first }: RowsInSight): number {
  return Math.floor(first / PAGE_SIZE) + 1;
}
