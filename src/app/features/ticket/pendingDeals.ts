import { createPendingOrders, type PendingOrders } from '#app/features/orders/createPendingOrders.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Deal } from './deal.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import type { Money } from './ticketQuote.ts';

/** Every order type, each with its own deals. */
export const ORDER_TYPES: readonly OrderType<unknown>['name'][] = ['instant', 'block', 'batch', 'lowBalance'];

/** Deals that were confirmed and whose outcome is not known yet, by the ids of their quotes. */
export function createPendingDeals(storage: KeyStorage, key: string): PendingOrders<Deal> {
  return createPendingOrders({ storage, key, idOf: ({ quoteId }) => quoteId, isOrder: isDeal });
}

/** The key of one order type's deals of one user. */
export function dealsKey(orderType: OrderType<unknown>['name'], userId: string): string {
  return `sluice.ticket.${orderType}.${userId}`;
}

function isDeal(value: unknown): value is Deal {
  const deal = value as Partial<Record<keyof Deal, unknown>> | null;
  if (typeof deal !== 'object' || deal === null) return false;
  const { quoteId, requestId, account, gives, gets, expiresAtMs, sentAtMs, isAccepted } = deal;
  return (
    [quoteId, requestId, account].every((text) => typeof text === 'string') &&
    [expiresAtMs, sentAtMs].every(Number.isFinite) &&
    typeof isAccepted === 'boolean' &&
    Array.isArray(gives) &&
    gives.every(isMoney) &&
    isMoney(gets)
  );
}

function isMoney(value: unknown): value is Money {
  const money = value as Partial<Record<keyof Money, unknown>> | null;
  if (typeof money !== 'object' || money === null) return false;
  return typeof money.coin === 'string' && /^\d{1,40}(?:\.\d{1,18})?$/.test(String(money.amount));
}
