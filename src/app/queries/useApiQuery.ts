import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { AnswerOf } from '#app/bridge/request.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { EndpointName, InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { KEPT_MS, SHARED_MS } from './createQueries.ts';
import { withNewestTime } from './keepUnchanged.ts';
import { pollMsByAge, sharedPollMs } from './pollMsByAge.ts';
import { recordCall } from './readCalls.ts';
import { useApi } from './useApi.ts';

/** What a screen knows of something it loads. */
export interface ApiQuery<Name extends EndpointName> {
  /**
   * The newest answer that said something new; it stays when a refresh fails, with the time of the last one that did not
   * (`asOfMs`). Undefined until there is one. Its `result` is missing for a guest (product.md section 6).
   */
  readonly answer: AnswerOf<Name> | undefined;
  /** When the exchange answered last, in ms of the device's clock; who reads it renders with each answer. */
  readonly answeredAtMs: number;
  /** Why the newest attempt failed; the screen shows it in place, beside an answer that is still there. */
  readonly error: AppError | null;
  /** The first answer is on its way: there is nothing to show yet. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  /** Asks the exchange, passing by what the gateway has kept. */
  readonly refresh: () => void;
}

export interface ApiQueryOptions<Name extends EndpointName> {
  /** False while it isn't known what to ask for. */
  readonly enabled?: boolean;
  /**
   * How long after an answer, or after an attempt that failed, the exchange is asked again, in ms; null for not at all. It
   * is decided by the newest answer; undefined before the first. A hidden tab doesn't ask, and an answer that goes on saying the
   * same is asked for less and less often.
   */
  readonly pollMs?: (answer: AnswerOf<Name> | undefined) => number | null;
}

/**
 * Loads one call of the exchange for as long as the component is there, and cancels it when the component goes. Not
 * for calls that move or create something: useApiAction.
 */
export function useApiQuery<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  { enabled = true, pollMs }: ApiQueryOptions<Name> = {},
): ApiQuery<Name> {
  const ask = useApi();
  const client = useQueryClient();
  // An answer that comes under an earlier number finds no place any more (design.md section 12).
  const generation = useStore(sessionStore, (state) => state.generation);
  const queryKey = [generation, name, input] as const;
  const hash = hashKey(queryKey);
  // The same function for as long as the same is asked, so that what depends on it is not made again with every render.
  const refresh = useCallback(
    () => void client.invalidateQueries({ predicate: ({ queryHash }) => queryHash === hash }),
    [client, hash],
  );
  const everyMs = (data: AnswerOf<Name> | undefined): number | null => {
    const soonestMs = pollMs?.(data) ?? null;
    // The time of an answer is that of the first one that said so (keepUnchanged.ts).
    if (soonestMs === null || data === undefined) return soonestMs;
    return pollMsByAge(soonestMs, systemClock.wallNow() - data.asOfMs);
  };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<AnswerOf<Name>> => {
      // A user, an action or a retry after a failure asks the exchange itself, and so does what is asked again in time.
      const state = client.getQueryState<AnswerOf<Name>>(queryKey);
      const isDue = state?.isInvalidated !== true && state?.data !== undefined;
      const dueMs = isDue ? everyMs(state.data) : null;
      const fresh = state?.isInvalidated === true || (pollMs !== undefined && state?.data !== undefined);
      recordCall(client, queryKey, name);
      const answered = await ask(name, input, {
        ...{ signal, fresh },
        ...(dueMs !== null && { withinMs: sharedPollMs(dueMs) }),
      });
      if (!answered.ok) throw answered.error;
      return answered.value;
    },
    enabled,
    ...(pollMs !== undefined && {
      refetchInterval: ({ state }: { readonly state: { readonly data?: AnswerOf<Name> | undefined } }) =>
        everyMs(state.data) ?? false,
    }),
    staleTime: ({ state }) => (state.data?.isKept === true ? KEPT_MS : SHARED_MS),
  });
  const { data, error } = query;
  // What is read of a query is what it renders for: of those that few read, only when they do.
  return {
    answer: data === undefined || error === null ? data : withNewestTime(data),
    error,
    isLoading: query.isLoading,
    get answeredAtMs() {
      return query.dataUpdatedAt;
    },
    get isRefreshing() {
      return query.isRefetching;
    },
    refresh,
  };
}

/** The coins of this site, by default all of them; `scene` says what they are picked for. */
export function useCoinListQuery(scene?: InputOf<'coinList'>['scene']): ApiQuery<'coinList'> {
  return useApiQuery('coinList', scene === undefined ? {} : { scene });
}

/** Units of a currency for 1 USD, where the feed has no rate (screens.md section 0.2a). */
export function useExchangeRateQuery(currency: string): ApiQuery<'exchangeRate'> {
  return useApiQuery('exchangeRate', { name: currency });
}
