import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useStore } from 'zustand';
import { isSurelyRefused } from '#app/features/orders/limit/isSurelyRefused.ts';
import { pollMsByAge } from '#app/queries/pollMsByAge.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AppError } from '#shared/result/appError.ts';
import {
  type BookedOrder,
  limitRowsOf,
  missingFrom,
  NO_ORDERS,
  newestUnderWayMs,
  nextBook,
  ordersOf,
} from './orderBook.ts';

/** The limit orders of the user, as a list shows them. */
export interface OpenOrdersState {
  /** The newest first; those that end while they are looked at stay. */
  readonly orders: readonly BookedOrder[];
  readonly isLoading: boolean;
  /** Why the newest attempt to load them failed. */
  readonly error: AppError | null;
  /** When they were last answered, in ms since 1970; null before. */
  readonly asOfMs: number | null;
  /** The answer has no result: no user is logged in (screens.md 0.1). */
  readonly isGuest: boolean;
  readonly refresh: () => void;
  /** Cancels one, once; the user has confirmed it. */
  readonly cancel: (id: string) => void;
}

const SOONEST_MS = 5_000;
/** The most that can be open at once are 20 (136002). */
const MOST = 50;
const QUESTION = { accountType: 'limit_order_funding', status: 'open', pageSize: MOST } as const;

/** Loads the open limit orders, and asks again while one can change and the page is visible (screens.md 1.1): the newest one says how soon. */
export function useOpenOrders(): OpenOrdersState {
  const ask = useApi();
  const generation = useStore(sessionStore, (state) => state.generation);
  const [book, dispatch] = useReducer(nextBook, NO_ORDERS);
  const { run: sendCancel } = useApiAction('limitOrderCancel');
  // Decided by the rows as they are shown, which know of a cancelling that was just asked for.
  const query = useApiQuery('convertQuery', QUESTION, {
    pollMs: (newest) => {
      const beganMs = newestUnderWayMs(book);
      const exchangeMs = systemClock.wallNow() + (newest?.skewMs ?? 0);
      return beganMs === null ? null : pollMsByAge(SOONEST_MS, exchangeMs - beganMs);
    },
  });
  const { answer } = query;
  // After a change of user the listed orders are the previous user's.
  const listedGeneration = useRef(generation);
  useEffect(() => {
    if (listedGeneration.current === generation) return;
    listedGeneration.current = generation;
    dispatch({ type: 'clear' });
  }, [generation]);

  const askFor = useEffectEvent(async (id: string) => {
    const answered = await ask('limitOrderQuery', { exchangeTxId: id }, { fresh: true });
    const row = answered.ok ? answered.value.result : undefined;
    if (row !== undefined) dispatch({ type: 'row', row });
  });
  const takeList = useEffectEvent((answered: NonNullable<typeof answer>) => {
    const rows = limitRowsOf(answered.result?.list ?? []);
    dispatch({ type: 'listed', rows });
    for (const id of missingFrom(book, rows)) void askFor(id);
  });
  useEffect(() => {
    if (answer !== undefined) takeList(answer);
  }, [answer]);

  const cancel = async (id: string): Promise<void> => {
    dispatch({ type: 'order', id, event: { type: 'cancel' } });
    const answered = await sendCancel({ exchangeTxId: id, requestId: createId() });
    const status = answered.ok ? answered.value.result?.status : undefined;
    if (status !== undefined) {
      dispatch({ type: 'order', id, event: { type: 'cancelAnswered', status } });
    } else {
      const isRefused = answered.ok || isSurelyRefused(answered.error);
      dispatch({ type: 'order', id, event: { type: isRefused ? 'cancelRefused' : 'cancelLost' } });
    }
    query.refresh();
  };

  return {
    orders: ordersOf(book),
    isLoading: query.isLoading,
    error: query.error,
    asOfMs: answer?.asOfMs ?? null,
    isGuest: answer !== undefined && answer.result === undefined,
    refresh: query.refresh,
    cancel: (id) => void cancel(id),
  };
}
