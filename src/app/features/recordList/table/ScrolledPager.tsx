import { useSyncExternalStore } from 'react';
import { PAGE_SIZE } from '../pageOfRows.ts';
import { RecordsPager } from './RecordsPager.tsx';
import { pageInSight, type Sight } from './useScrolledTable.ts';

export interface ScrolledPagerProps {
  readonly sight: Sight;
  /** How many rows are loaded. */
  readonly count: number;
  /** Of how many; null while it isn't known. */
  readonly total: number | null;
  readonly onPage: (page: number) => void;
}

/** Which rows are in sight, of how many, and twenty of them on and back. */
export function ScrolledPager({ sight, count, total, onPage }: ScrolledPagerProps) {
  const rows = useSyncExternalStore(sight.subscribe, sight.get);
  const last = Math.min(rows.last, count - 1);
  return (
    <RecordsPager
      page={pageInSight(rows)}
      before={rows.first}
      count={Math.max(0, last - rows.first + 1)}
      total={total}
      hasNext={total === null || pageInSight(rows) * PAGE_SIZE < count}
      onPage={onPage}
      // It changes with every row that comes into sight.
      isQuiet
    />
  );
}
