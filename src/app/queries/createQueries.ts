import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Present } from '#app/notices/errors/createPresent.ts';
import { changeStore } from '#app/stores/changeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { keepUnchanged } from './keepUnchanged.ts';
import { refreshCalls } from './readCalls.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Nothing else is ever thrown by what a query asks. */
    defaultError: AppError;
  }
}

/** As long as the gateway keeps an answer (product.md section 9), so that asking earlier would give the same one. */
export const KEPT_MS = 60_000;
/**
 * An answer that the gateway does not keep serves the parts of a screen that come one after another, and no screen that is
 * opened later: a history would be that of a minute ago.
 */
export const SHARED_MS = 2_000;
const RETRY_AFTER_MS = 500;

/**
 * The page's query state: what is loading, what was answered, what failed. The cache that counts is the gateway's
 * (design.md section 12). When the session ends, all of it leaves at once: it belongs to another user.
 */
export function createQueries(present: Present): QueryClient {
  const client = new QueryClient({
    // Once for each failed load, however many places show it.
    queryCache: new QueryCache({
      onError: (error, { state }) => {
        // Message 50016: a screen without anything to show says so, one that is refreshed keeps what it has (screens.md 0.2b).
        if (error.kind === 'http' && state.data === undefined) present.error(error);
        else present.loading(error);
      },
    }),
    mutationCache: new MutationCache(),
    defaultOptions: {
      queries: {
        staleTime: SHARED_MS,
        structuralSharing: keepUnchanged,
        retry: (failures, error) => failures === 0 && error.kind === 'http' && error.retryable,
        retryDelay: RETRY_AFTER_MS,
        // Looking at a tab changes no refusal of the exchange; it would only open its wall again.
        refetchOnWindowFocus: ({ state }) => {
          if (state.error !== null && !state.error.retryable) return false;
          return state.isInvalidated || state.dataUpdatedAt <= systemClock.wallNow() - KEPT_MS;
        },
        // The gateway says what is wrong with the network. Waiting for it here would be an endless skeleton.
        networkMode: 'always',
      },
      // An action must happen now or not at all: never later, when the network is back, and never twice.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  sessionStore.subscribe(({ generation }, before) => {
    if (generation !== before.generation) client.clear();
  });
  changeStore.subscribe(({ calls }) => refreshCalls(client, calls));
  return client;
}
