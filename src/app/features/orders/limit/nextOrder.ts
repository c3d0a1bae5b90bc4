import type { ResultOf } from '#shared/endpoints/table.ts';

/** How the exchange calls the state of a limit order. */
export type OrderStatus = ResultOf<'limitOrderCancel'>['status'];

/**
 * The state of a limit order as the page shows it (screens.md 1.21). `cancelling` is shown before the exchange has answered;
 * `cancelLost` too: no answer came, and what is true is asked for, never the cancelling sent again.
 */
export type OrderState = OrderStatus | 'cancelling' | 'cancelLost';

export type OrderEvent =
  /** The user has confirmed that it is to be cancelled. */
  | { readonly type: 'cancel' }
  /** The exchange's answer to the cancellation. */
  | { readonly type: 'cancelAnswered'; readonly status: OrderStatus }
  /** The exchange refused to cancel the order, by 136003 or another code. */
  | { readonly type: 'cancelRefused' }
  /** The answer was lost: whether the order was cancelled is not known. */
  | { readonly type: 'cancelLost' }
  /** A list or a query has reported the order's status. */
  | { readonly type: 'reported'; readonly status: OrderStatus };

/** How far an order has come: nothing leads back, so that an answer that was overtaken changes nothing. */
const RANK: Readonly<Record<OrderState, number>> = {
  init: 0,
  open: 1,
  cancelling: 1,
  cancelLost: 1,
  filling: 2,
  filled: 3,
  cancelled: 3,
  expired: 3,
  failed: 3,
};
const ENDED = RANK.filled;

/** The next state; the same one where the event changes nothing. */
export function nextOrder(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'cancel':
      return state === 'open' || state === 'init' ? 'cancelling' : state;
    case 'cancelAnswered':
      return hasEnded(state) ? state : event.status;
    case 'cancelRefused':
      return isCancelling(state) ? 'open' : state;
    case 'cancelLost':
      return state === 'cancelling' ? 'cancelLost' : state;
    case 'reported':
      return afterReport(state, event.status);
  }
}

/** Whether nothing can happen to an order any more. */
export function hasEnded(state: OrderState): boolean {
  return RANK[state] >= ENDED;
}

export function isCancelling(state: OrderState): boolean {
  return state === 'cancelling' || state === 'cancelLost';
}

/** A report during a cancelling may be older than it; its own answer decides. */
function afterReport(state: OrderState, status: OrderStatus): OrderState {
  if (hasEnded(state)) return state;
  if (state === 'cancelling') return RANK[status] > RANK.cancelling ? status : state;
  return RANK[status] >= RANK[state] ? status : state;
}
