import { createPendingOrders, type PendingOrders } from '#app/features/orders/createPendingOrders.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { SentOrder, WithdrawalOrder } from './withdrawalOrder.ts';

/** Withdrawals of a user that were sent from this tab, and whose outcome is not known yet, by their request ids. */
export function createPendingWithdrawals(storage: KeyStorage, userId: string): PendingOrders<SentOrder> {
  return createPendingOrders({
    storage,
    key: `sluice.withdrawal.${userId}`,
    idOf: ({ requestId }) => requestId,
    isOrder: isSentOrder,
  });
}

const TEXTS: readonly (keyof SentOrder)[] = ['coin', 'chain', 'address', 'tag', 'accountType', 'name'];
const AMOUNTS: readonly (keyof WithdrawalOrder)[] = ['amount', 'debit', 'fee', 'receive'];
const AMOUNT = /^\d{1,40}(?:\.\d{1,18})?$/;
const FLAGS: readonly (keyof SentOrder)[] = ['isInside', 'isRepeat', 'hasAnswers', 'isAccepted'];

function isSentOrder(value: unknown): value is SentOrder {
  const order = value as Partial<Record<keyof SentOrder, unknown>> | null;
  if (typeof order !== 'object' || order === null) return false;
  return (
    TEXTS.every((name) => typeof order[name] === 'string') &&
    AMOUNTS.every((name) => AMOUNT.test(String(order[name]))) &&
    (order.rest === undefined || (typeof order.rest === 'string' && AMOUNT.test(order.rest))) &&
    FLAGS.every((name) => typeof order[name] === 'boolean') &&
    /^[A-Za-z0-9-]{1,36}$/.test(String(order.requestId)) &&
    (order.addressId === null || typeof order.addressId === 'string') &&
    Number.isFinite(order.sentAtMs) &&
    [0, 1].includes(Number(order.feeType)) &&
    [0, 1, 2].includes(Number(order.forceChain))
  );
}
