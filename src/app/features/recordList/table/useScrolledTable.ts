import { useCallback, useEffect, useState } from 'react';
import { PAGE_SIZE } from '../pageOfRows.ts';
import type { RowsInSight, ScrolledList } from './scrolledList.ts';

/** The rows in sight, kept outside of React, so that the table is not rendered with every row that comes into sight. */
export interface Sight {
  readonly get: () => RowsInSight;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (rows: RowsInSight) => void;
}

function createSight(): Sight {
  const listeners = new Set<() => void>();
  let rows: RowsInSight = { first: 0, last: 0 };
  return {
    get: () => rows,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      rows = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface ScrolledTable {
  readonly sight: Sight;
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
  const [sight] = useState(createSight);
  const [target, setTarget] = useState({ row: (page - 1) * PAGE_SIZE });
  useEffect(() => {
    const row = (page - 1) * PAGE_SIZE;
    setTarget((before) => (before.row === row ? before : { row }));
  }, [page]);
  const report = list?.onSight;
  const onSight = useCallback(
    (rows: RowsInSight) => {
      sight.show(rows);
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
      const { first, last } = sight.get();
      sight.show({ first: row, last: row + last - first });
      setTarget({ row });
      onPage(next);
    },
  };
}

/** The page of the first row in sight, from 1. */
export function pageInSight({ first }: RowsInSight): number {
  return Math.floor(first / PAGE_SIZE) + 1;
}
