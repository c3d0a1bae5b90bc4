import { useMemo } from 'react';
import { useSearch } from '#app/browser/useSearch.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { RecordList } from './defineRecordList.ts';
import { type AddressSchema, type RecordAddress, readAddress, writeAddress } from './recordAddress.ts';
import { type FilterTable, readOrderId, type WordsOf } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';

export interface RecordAddressState<Words> {
  readonly address: RecordAddress<Words>;
  readonly dropped: readonly string[];
  /** The period was left out for being longer than the list allows. */
  readonly isTooLong: boolean;
  /** Other filters begin on page 1. A page and the details of a row are steps that "back" undoes, unless said otherwise. */
  readonly change: (change: Partial<RecordAddress<Words>>, isStep?: boolean) => void;
  /** Sets one filter beside all others; "" takes it away. */
  readonly setWord: (name: string, word: string) => void;
  /** Takes what was dropped out of the address, which is no step of the way back. */
  readonly clean: () => void;
}

/** What a list shows, kept in the address of the page (screens.md 1.24). Its filters and its period have to be constants. */
export function useRecordAddress<Row extends RecordRow, Filters extends FilterTable>(
  list: Pick<RecordList<Row, Filters>, 'filters' | 'period' | 'detail' | 'others' | 'recent'>,
): RecordAddressState<WordsOf<Filters>> {
  const { filters, period, others } = list;
  const { readId = readOrderId } = list.detail;
  const hasRecent = list.recent !== undefined;
  const [search, setSearch] = useSearch();
  const schema = useMemo<AddressSchema<Filters>>(
    () => ({ filters, period, readId, hasRecent, ...(others !== undefined && { others }) }),
    [filters, period, readId, others, hasRecent],
  );
  const { address, dropped, isTooLong } = useMemo(
    () => readAddress(schema, search, systemClock.wallNow()),
    [schema, search],
  );
  const write = (changed: (before: typeof address) => typeof address, isStep: boolean): void =>
    setSearch(
      // Two changes in one moment build on one another, and not on what is still shown.
      (current) =>
        writeAddress(schema, changed(readAddress(schema, current, systemClock.wallNow()).address), current),
      { replace: !isStep },
    );
  return {
    address,
    dropped,
    isTooLong,
    change: (change, isStep = change.page !== undefined || change.id !== undefined) =>
      // The details of a row leave the page as it is.
      write((before) => ({ ...before, page: change.id === undefined ? 1 : before.page, ...change }), isStep),
    setWord: (name, word) =>
      write(({ words, ...before }) => {
        const { [name]: _before, ...others } = words;
        // What a field gives was read by its own filter, or is one of its options.
        const next = (word === '' ? others : { ...others, [name]: word }) as WordsOf<Filters>;
        return { ...before, words: next, page: 1 };
      }, false),
    clean: () => write((before) => before, false),
  };
}
