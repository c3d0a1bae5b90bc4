import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { recordCalls } from '#app/queries/readCalls.ts';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { BookEntry } from './bookEntry.ts';
import { BOOK_SOURCE, type Book, type BookSettings, readBook } from './readBook.ts';

export interface BookQuery {
  /** Undefined until it was read; it stays when a refresh fails. */
  readonly book: Book | undefined;
  readonly error: AppError | null;
  readonly refresh: () => void;
}

const BOOK = 'book';

/** The user's whole address book, for as long as the component is there. Needs QueriesHost around it. */
export function useBook(): BookQuery {
  const request = useApi();
  const client = useQueryClient();
  const { refresh } = useBookCache();
  const generation = useStore(sessionStore, (state) => state.generation);
  const queryKey = [generation, BOOK] as const;
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await readBook(recordCalls(client, queryKey, request), { signal });
      if (!read.ok) throw read.error;
      return read.value;
    },
  });
  return { book: data, error, refresh };
}

export interface BookCache {
  /** Asks the exchange again for whatever shows the book. */
  readonly refresh: () => void;
  /** Shows other rows until the exchange was asked again. */
  readonly changeRows: (change: (rows: readonly BookEntry[]) => readonly BookEntry[]) => void;
  readonly changeSettings: (settings: BookSettings) => void;
}

/** What the page has of the book, in the list and beside it: both are changed as one. */
export function useBookCache(): BookCache {
  const client = useQueryClient();
  return {
    refresh: useCallback(() => void client.invalidateQueries({ predicate: isOfBook }), [client]),
    changeRows: useCallback((change) => changeRows(client, change), [client]),
    changeSettings: useCallback(
      (settings) =>
        void client.setQueriesData<Book>({ predicate: ({ queryKey: [, kind] }) => kind === BOOK }, (book) =>
          book === undefined ? undefined : { ...book, settings },
        ),
      [client],
    ),
  };
}

function changeRows(client: QueryClient, change: (rows: readonly BookEntry[]) => readonly BookEntry[]): void {
  // The book and a page of the list both have their rows under this name.
  client.setQueriesData<{ readonly rows: readonly BookEntry[] }>({ predicate: isOfBook }, (kept) =>
    kept === undefined || kept === null ? kept : { ...kept, rows: change(kept.rows) },
  );
}

function isOfBook({ queryKey: [, kind, list] }: { readonly queryKey: readonly unknown[] }): boolean {
  return kind === BOOK || (kind === 'records' && list === BOOK_SOURCE);
}
