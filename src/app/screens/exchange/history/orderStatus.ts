import { LimitStatus } from '#shared/endpoints/enums.ts';
import type { Conversion, ConversionStatus } from '../conversions/conversion.ts';
import { isCancelling, type OrderState } from '../limitOrders/nextOrder.ts';
import type { OrderCancels } from './useOrderCancels.ts';

type Order = Pick<Conversion, 'id' | 'status' | 'limit'>;
type Cancels = Pick<OrderCancels, 'stateOf'>;

/** The status that is shown of a conversion: of an order that is being cancelled, that it is. */
export function shownStatus(order: Order, cancels: Cancels): ConversionStatus | 'cancelling' {
  const state = orderState(order, cancels);
  if (state === null) return order.status;
  return state === 'cancelLost' ? 'cancelling' : state;
}

/** Whether its cancelling can be asked for, or is under way. */
export function isCancellable(order: Order, cancels: Cancels): boolean {
  const state = orderState(order, cancels);
  return state !== null && (state === 'init' || state === 'open' || isCancelling(state));
}

/** Null for what is no order with a limit. */
function orderState({ id, status, limit }: Order, { stateOf }: Cancels): OrderState | null {
  const told = LimitStatus.options.find((each) => each === status);
  return limit === null || told === undefined ? null : stateOf(id, told);
}
