import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { Conversion } from '#app/features/conversions/conversion.ts';
import { useConversionWords } from '#app/features/conversions/useConversionWords.ts';
import { CancelOrderDialog } from '#app/features/orders/limit/CancelOrderDialog.tsx';
import { isSurelyRefused } from '#app/features/orders/limit/isSurelyRefused.ts';
import { nextOrder, type OrderEvent, type OrderState } from '#app/features/orders/limit/nextOrder.ts';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { createId } from '#shared/contract/ids.ts';
import { isCancellable, type OrderStates, shownStatus } from './orderStatus.ts';

/** Cancelling orders from a list whose rows have their states from the exchange. */
interface OrderCancels extends OrderStates {
  /** Cancels one, once it was confirmed. */
  readonly ask: (order: Conversion) => void;
}

const OrderCancelsContext = createContext<OrderCancels>({
  stateOf: (_id, reported) => reported,
  ask: () => undefined,
});

export function useOrderStates(): OrderStates {
  return use(OrderCancelsContext);
}

/** Lets the cells and the details below it cancel orders. Needs QueriesHost around it. */
export function OrderCancelsHost({ children }: { readonly children: ReactNode }) {
  const { run } = useApiAction('limitOrderCancel');
  const client = useQueryClient();
  const [asked, setAsked] = useState<Conversion | null>(null);
  const [states, setStates] = useState<ReadonlyMap<string, OrderState>>(new Map());
  const update = (id: string, event: OrderEvent): void =>
    setStates((before) => new Map(before).set(id, nextOrder(before.get(id) ?? 'open', event)));

  const cancel = async (id: string): Promise<void> => {
    update(id, { type: 'cancel' });
    const answered = await run({ exchangeTxId: id, requestId: createId() });
    const status = answered.ok ? answered.value.result?.status : undefined;
    if (status !== undefined) update(id, { type: 'cancelAnswered', status });
    else {
      const isRefused = answered.ok || isSurelyRefused(answered.error);
      update(id, { type: isRefused ? 'cancelRefused' : 'cancelLost' });
    }
    // What the exchange says of an order counts, not what was hoped for.
    await client.invalidateQueries({
      predicate: ({ queryKey: [, name] }) => name === 'records' || name === 'record',
    });
  };
  const stateOf: OrderCancels['stateOf'] = (id, reported) => {
    const known = states.get(id);
    return known === undefined ? reported : nextOrder(known, { type: 'reported', status: reported });
  };
  return (
    <OrderCancelsContext value={{ stateOf, ask: setAsked }}>
      {children}
      <CancelOrderDialog
        order={orderOf(asked)}
        onClose={() => setAsked(null)}
        onConfirm={(id) => {
          setAsked(null);
          if (states.get(id) !== 'cancelling') void cancel(id);
        }}
      />
    </OrderCancelsContext>
  );
}

function orderOf(conversion: Conversion | null) {
  const line = conversion?.lines[0];
  if (conversion === null || line === undefined) return null;
  const { given, got } = line;
  return { id: conversion.id, fromCoin: given.coin, fromAmount: given.amount, toCoin: got.coin };
}

interface OrderProps {
  readonly conversion: Conversion;
}

/** The status of a conversion; of an order that is being cancelled, that it is. */
export function OrderStatusChip({ conversion }: OrderProps) {
  return <StatusChip status={shownStatus(conversion, use(OrderCancelsContext))} />;
}

/** The way to cancel an order from its row, as long as there is one. */
export function CancelCell({ conversion }: OrderProps) {
  const { t } = useTranslation();
  return <CancelOrder conversion={conversion} size="small" words={t('history.cancel')} none={<NoValue />} />;
}

/** The same in the details of an order. */
export function CancelAction({ conversion }: OrderProps) {
  const { t } = useTranslation();
  const pair = useConversionWords().pair(conversion);
  return (
    <CancelOrder
      conversion={conversion}
      variant="danger"
      words={t('history.cancelOne', { pair })}
      none={null}
    />
  );
}

interface CancelOrderProps extends OrderProps {
  readonly size?: 'small';
  readonly variant?: 'danger';
  readonly words: string;
  /** Where it can't be cancelled. */
  readonly none: ReactNode;
}

function CancelOrder({ conversion, words, none, ...look }: CancelOrderProps) {
  const { t } = useTranslation();
  const cancels = use(OrderCancelsContext);
  const pair = useConversionWords().pair(conversion);
  if (!isCancellable(conversion, cancels)) return none;
  return (
    <Button
      {...look}
      isLoading={shownStatus(conversion, cancels) === 'cancelling'}
      aria-label={t('history.cancelOne', { pair })}
      onClick={() => cancels.ask(conversion)}
    >
      {words}
    </Button>
  );
}
