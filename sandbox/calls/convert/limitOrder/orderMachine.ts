import type { InferOutput } from 'valibot';
import type { LimitStatus } from '#shared/endpoints/enums.ts';

export type OrderStatus = InferOutput<typeof LimitStatus>;
/** What can happen to an order. */
export type OrderEvent = 'priceMet' | 'booked' | 'cancel' | 'timeOver' | 'lockLost';

/** The machine of limit orders (screens.md 1.21); what is not in it does not happen. */
const NEXT: Readonly<Partial<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>>> = {
  open: { priceMet: 'filling', cancel: 'cancelled', timeOver: 'expired' },
  filling: { booked: 'filled', lockLost: 'failed' },
};

/** The status after an event; undefined where the event changes nothing. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return NEXT[status]?.[event];
}

/** The statuses in which an event does something. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return (Object.keys(NEXT) as OrderStatus[]).filter((status) => nextStatus(status, event) !== undefined);
}
