import type { Conversion, ConversionStatus } from '#app/features/conversions/conversion.ts';
import { isCancelling, type OrderState, type OrderStatus } from '#app/features/orders/limit/nextOrder.ts';
import { LimitStatus } from '#shared/endpoints/enums.ts';

type Order = Pick<Conversion, 'id' | 'status' | 'limit'>;

/** What is known of orders beside their rows. */
export interface OrderStates {
  /** The state to be shown of an order whose row says `reported`: a cancelling that is under way comes before it. */
  readonly stateOf: (id: string, reported: OrderStatus) => OrderState;
}

/** The status that is shown of a conversion: of an order that is being cancelled, that it is. */
export function shownStatus(order: Order, cancels: OrderStates): ConversionStatus | 'cancelling' {
  const state = orderState(order, cancels);
  if (state === null) return order.status;
  return state === 'cancelLost' ? 'cancelling' : state;
}

/** Whether its cancelling can be asked for, or is under way. */
export function isCancellable(order: Order, cancels: OrderStates): boolean {
  const state = orderState(order, cancels);
  return state !== null && (state === 'init' || state === 'open' || isCancelling(state));
}

/** Null for anything but an order with a limit. */
function orderState({ id, status, limit }: Order, { stateOf }: OrderStates): OrderState | null {
  const reported = LimitStatus.options.find((each) => each === status);
  return limit === null || reported === undefined ? null : stateOf(id, reported);
}
