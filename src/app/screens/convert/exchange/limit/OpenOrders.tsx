import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { CancelOrderDialog } from '#app/features/orders/limit/CancelOrderDialog.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { STATE_ROOM } from '../stateRoom.ts';
import { OrderItem } from './OrderItem.tsx';
import type { BookedOrder } from './orderBook.ts';
import { type OpenOrdersState, useOpenOrders } from './useOpenOrders.ts';

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
