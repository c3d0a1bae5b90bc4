import { useState } from 'react';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { useApi } from '#app/queries/useApi.ts';
import { createId } from '#shared/contract/ids.ts';
import { isSurelyRefused } from '../limitOrders/isSurelyRefused.ts';
import { nextOrder, type OrderEvent, type OrderState, type OrderStatus } from '../limitOrders/nextOrder.ts';

/** Cancelling orders from a list that tells their state by itself. */
export interface OrderCancels {
  /** The state to be shown of an order whose row says `told`: a cancelling that is under way comes before it. */
  readonly stateOf: (id: string, told: OrderStatus) => OrderState;
  /** Cancels one, once; the person has confirmed it. */
  readonly cancel: (id: string) => void;
}

/** `onSettled` asks for the rows anew: what the exchange says of an order counts, not what was hoped for. */
export function useOrderCancels(onSettled: () => void): OrderCancels {
  const ask = useApi();
  const present = usePresent();
  const [states, setStates] = useState<ReadonlyMap<string, OrderState>>(new Map());
  const tell = (id: string, event: OrderEvent): void =>
    setStates((before) => new Map(before).set(id, nextOrder(before.get(id) ?? 'open', event)));

  const run = async (id: string): Promise<void> => {
    tell(id, { type: 'cancel' });
    const answered = await ask('limitOrderCancel', { exchangeTxId: id, requestId: createId() });
    const status = answered.ok ? answered.value.result?.status : undefined;
    if (status !== undefined) tell(id, { type: 'cancelAnswered', status });
    else {
      const isRefused = answered.ok || isSurelyRefused(answered.error);
      tell(id, { type: isRefused ? 'cancelRefused' : 'cancelLost' });
      if (!answered.ok) present.error(answered.error);
    }
    onSettled();
  };

  return {
    stateOf: (id, told) => {
      const known = states.get(id);
      return known === undefined ? told : nextOrder(known, { type: 'reported', status: told });
    },
    cancel: (id) => {
      if (states.get(id) !== 'cancelling') void run(id);
    },
  };
}
