import type { InputOf } from '#shared/endpoints/table.ts';

export type AddressOrder = InputOf<'depositOrder'>;

/** Closed, being made, no more on this chain, taken name, KYC, not for Islamic accounts (screens.md 2.3). */
export const ORDER_CODES = ['50001', '138001', '138002', '132005', '131004', '131233'];

const orders = new Map<string, AddressOrder>();

/** Keeps an order of this page by the id of its address, so that the same one can be sent again. */
export function recordOrder(id: string, order: AddressOrder): void {
  orders.set(id, order);
}

/** Undefined for what was ordered before the page was loaded. */
export function orderOf(id: string): AddressOrder | undefined {
  return orders.get(id);
}
