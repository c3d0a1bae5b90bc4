import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { CancelOrderDialog } from '#app/features/orders/limit/CancelOrderDialog.tsx';
import { isSurelyRefused } from '#app/features/orders/limit/isSurelyRefused.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { pollMsByAge } from '#app/queries/pollMsByAge.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AppError } from '#shared/result/appError.ts';
import { STATE_ROOM } from '../stateRoom.ts';
import { OrderItem } from './OrderItem.tsx';
import type { BookedOrder } from './orderBook.ts';
import { limitRowsOf, missingFrom, NO_ORDERS, newestUnderWayMs, nextBook, ordersOf } from './orderBook.ts';

export interface OpenOrdersProps {
  /** What the empty list offers: going to the form. */
  readonly onStart: () => void;
  /** The order that was placed last from this page: its row is asked for at once. */
  readonly placedId?: string | null;
}

/** The user's open limit orders, beside the form (screens.md 1.1). A guest has none and sees no list. */
export function OpenOrders({ onStart, placedId = null }: OpenOrdersProps) {
  const { t } = useTranslation();
  const state = useOpenOrders();
  const [asked, setAsked] = useState<BookedOrder | null>(null);
  const refresh = useEffectEvent(state.refresh);
  useEffect(() => {
    if (placedId !== null) refresh();
  }, [placedId]);
  if (state.isGuest) return null;
  return (
    <Card as="section" className={`min-w-0 ${STATE_ROOM}`} aria-label={t('orders.title')}>
      <h2 className="px-4 py-3.5 text-large font-semibold">{t('orders.title')}</h2>
      <OrderList state={state} onStart={onStart} onCancel={setAsked} />
      <CancelOrderDialog
        order={asked === null ? null : { ...asked.row, id: asked.row.exchangeTxId }}
        onClose={() => setAsked(null)}
        onConfirm={(id) => {
          setAsked(null);
          state.cancel(id);
        }}
      />
    </Card>
  );
}

interface OrderListProps extends Pick<OpenOrdersProps, 'onStart'> {
  readonly state: OpenOrdersState;
  readonly onCancel: (order: BookedOrder) => void;
}

function OrderList({ state, onStart, onCancel }: OrderListProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { orders, isLoading, error, asOfMs, refresh } = state;
  if (isLoading) return <Skeleton lines={4} />;
  if (error !== null && asOfMs === null) {
    return <ErrorState error={error} text={errorText(error)} onRetry={refresh} />;
  }
  return (
    <>
      {error !== null && asOfMs !== null && <StaleHint asOfMs={asOfMs} onRetry={refresh} />}
      {orders.length === 0 ? (
        <EmptyState text={t('orders.none')} action={{ label: t('orders.start'), onClick: onStart }} />
      ) : (
        <ul>
          {orders.map((order) => (
            <OrderItem key={order.row.exchangeTxId} order={order} onCancel={() => onCancel(order)} />
          ))}
        </ul>
      )}
      <OrderNews orders={orders} />
    </>
  );
}

/** Announces an order's outcome to screen readers. */
function OrderNews({ orders }: { readonly orders: readonly BookedOrder[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [said, setSaid] = useState('');
  const changed = orders.filter(({ row, state }) => (known.get(row.exchangeTxId) ?? state) !== state);
  const isNew = orders.some(({ row }) => !known.has(row.exchangeTxId));
  // While rendering, as React has it for what follows from other state: no effect, no second paint.
  if (changed.length > 0 || isNew) {
    setKnown(new Map(orders.map(({ row, state }) => [row.exchangeTxId, state])));
    if (changed.length > 0) {
      setSaid(
        joinSentences(
          changed.map(({ row, state }) =>
            t('orders.news', {
              amount: amountWithUnit(row.fromAmount, { language, unit: row.fromCoin }),
              to: row.toCoin,
              state: t(`orders.state.${state}`),
            }),
          ),
          language,
        ),
      );
    }
  }
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** The limit orders of the user, as a list shows them. */
interface OpenOrdersState {
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
function useOpenOrders(): OpenOrdersState {
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
