import { useSyncExternalStore } from 'react';
import { PAGE_SIZE } from '../pageOfRows.ts';
import { RecordsPager } from './RecordsPager.tsx';
import { pageInSight, type Sight } from './useScrolledTable.ts';

export interface ScrolledPagerProps {
  readonly sight: Sight;
  /** How many rows are loaded. */
  readonly count: number;
  /** How many rows the whole list has; null while that isn't known. */
  readonly total: number | null;
  readonly onPage: (page: number) => void;
}

/** The rows in sight and how many there are, with buttons that scroll twenty rows on and back. */
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
      // The text changes with every row that comes into sight.
      isQuiet
    />
  );
}
