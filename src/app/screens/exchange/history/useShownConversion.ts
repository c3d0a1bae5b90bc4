import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findConversion } from './findConversion.ts';

/** What is known of the conversion that the address names. */
export type ShownConversion =
  | { readonly kind: 'none' | 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly retry: () => void }
  | { readonly kind: 'shown'; readonly conversion: Conversion };

const POLL_MS = 5_000;

/**
 * The conversion of an id: the row of the table where it is there, and else asked for by itself, whatever the filters are. One
 * that is under way is followed (screens.md 1.2).
 */
export function useShownConversion(id: string | undefined, rows: readonly Conversion[]): ShownConversion {
  const request = useApi();
  const generation = useStore(sessionStore, (state) => state.generation);
  const row = rows.find((each) => each.id === id);
  const query = useQuery({
    queryKey: [generation, 'conversion', id],
    queryFn: async ({ signal }) => {
      const found = await findConversion(request, id ?? '', signal);
      if (!found.ok) throw found.error;
      return found.value;
    },
    enabled: id !== undefined && row === undefined,
    refetchInterval: ({ state }) => (state.data?.conversion.isPending === true ? POLL_MS : false),
  });
  const conversion = row ?? query.data?.conversion;
  if (id === undefined) return { kind: 'none' };
  if (conversion !== undefined) return { kind: 'shown', conversion };
  if (query.error !== null) {
    return { kind: 'failed', error: query.error, retry: () => void query.refetch() };
  }
  return { kind: query.data === null ? 'missing' : 'loading' };
}
