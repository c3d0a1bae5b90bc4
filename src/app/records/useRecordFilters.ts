import { useMemo, useState } from 'react';
import { useSearch } from '#app/components/useSearch.ts';
import { systemClock } from '#shared/async/clock.ts';
import { filtersFromUrl, filtersToUrl, type ReadFilters } from './filtersFromUrl.ts';
import type { FilterSchema, RecordFilters } from './recordFilters.ts';

export interface RecordFiltersState extends ReadFilters {
  /** Another filter begins on page 1; what changes only the page is a step that "back" undoes. */
  readonly change: (change: Partial<RecordFilters>) => void;
  readonly clear: () => void;
  /** Parameters that the person has been told of; the address is cleaned with the next change. */
  readonly dismissDropped: () => void;
}

/** The filters of a history, kept in the address of the page (screens.md 1.24). The schema has to be a constant. */
export function useRecordFilters(
  schema: FilterSchema,
  wallNow: () => number = systemClock.wallNow,
): RecordFiltersState {
  const [search, setSearch] = useSearch();
  const [dismissed, setDismissed] = useState('');
  const { filters, dropped } = useMemo(
    () => filtersFromUrl(schema, search, wallNow()),
    [schema, search, wallNow],
  );
  const go = (next: RecordFilters, isStep: boolean): void =>
    setSearch((current) => filtersToUrl(schema, next, current), { replace: !isStep });
  return {
    filters,
    dropped: dropped.join() === dismissed ? [] : dropped,
    change: (change) => go({ ...filters, page: 1, ...change }, change.page !== undefined),
    clear: () => go({ words: {}, range: schema.initialRange, page: 1 }, true),
    dismissDropped: () => setDismissed(dropped.join()),
  };
}
