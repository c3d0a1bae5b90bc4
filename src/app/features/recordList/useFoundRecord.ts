import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { recordCalls } from '#app/queries/readCalls.ts';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { RecordDetails } from './defineRecordList.ts';
import { pendingPollMs } from './pendingPollMs.ts';
import type { RecordRow } from './recordSource.ts';

/** What is known of the row that the address names. */
export type FoundRecord<Row> =
  | { readonly kind: 'none' | 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly retry: () => void }
  | { readonly kind: 'found'; readonly row: Row };

export interface FoundRecordOptions<Row> {
  readonly listId: string;
  readonly id: string | null;
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  readonly find: RecordDetails<Row, unknown>['find'];
  readonly pollMs: number;
}

/** By this the exchange says that it has no such order (screens.md 0.2). */
const NOT_FOUND = '700004';

/**
 * The row of an id: that of the table where it is there, and else asked for by itself, whatever the filters are. One that is
 * pending is asked for again (screens.md 1.2).
 */
export function useFoundRecord<Row extends RecordRow>(options: FoundRecordOptions<Row>): FoundRecord<Row> {
  const { listId, id, rows, isLoading, find, pollMs } = options;
  const request = useApi();
  const client = useQueryClient();
  const generation = useStore(sessionStore, (state) => state.generation);
  const shown = id === null ? undefined : rows.find((each) => each.id === id);
  const queryKey = [generation, 'record', listId, id] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Row | null> => {
      const found = await find?.(recordCalls(client, queryKey, request), id ?? '', { signal, fresh: true });
      if (found?.ok === false) throw found.error;
      return found?.value ?? null;
    },
    enabled: id !== null && shown === undefined && find !== undefined,
    refetchInterval: ({ state }) =>
      pendingPollMs(state.data ? [state.data] : [], pollMs, systemClock.wallNow()) ?? false,
  });
  if (id === null) return { kind: 'none' };
  const row = shown ?? query.data;
  if (row !== undefined && row !== null) return { kind: 'found', row };
  if (find === undefined) return { kind: isLoading ? 'loading' : 'missing' };
  if (query.error !== null && query.error.code !== NOT_FOUND) {
    return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
  }
  return { kind: query.error !== null || query.data === null ? 'missing' : 'loading' };
}
