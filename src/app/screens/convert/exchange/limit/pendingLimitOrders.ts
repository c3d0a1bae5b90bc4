import { createPendingOrders, type PendingOrders } from '#app/features/orders/createPendingOrders.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { InputOf } from '#shared/endpoints/table.ts';

/** A limit order as the user has entered it. */
export type OrderDraft = Omit<InputOf<'limitOrderCreate'>, 'accountType' | 'requestId'>;

/** A limit order that was sent and whose answer is not there; it survives a reload. */
export interface PendingLimitOrder {
  /** By it the order is found though its answer was lost (screens.md 0.2a). */
  readonly requestId: string;
  readonly draft: OrderDraft;
  /** By the device's clock, in ms since 1970. */
  readonly sentAtMs: number;
  /** The user has gone on to another order: it is looked for, and its outcome is shown as a notice. */
  readonly isLeft: boolean;
}

/** The limit orders of a user whose outcome is not known yet. */
export function createPendingLimitOrders(
  storage: KeyStorage,
  userId: string,
): PendingOrders<PendingLimitOrder> {
  const key = `sluice.limitOrder.${userId}`;
  return createPendingOrders({ storage, key, idOf: ({ requestId }) => requestId, isOrder });
}

function isOrder(value: unknown): value is PendingLimitOrder {
  const order = value as Partial<Record<keyof PendingLimitOrder, unknown>> | null;
  if (typeof order !== 'object' || order === null) return false;
  const { requestId, draft, sentAtMs, isLeft } = order;
  return (
    typeof requestId === 'string' &&
    Number.isFinite(sentAtMs) &&
    typeof isLeft === 'boolean' &&
    isDraft(draft)
  );
}

function isDraft(value: unknown): value is OrderDraft {
  const draft = value as Partial<Record<keyof OrderDraft, unknown>> | null;
  if (typeof draft !== 'object' || draft === null) return false;
  const { fromCoin, toCoin, fromAmount, limitPrice, expireDays } = draft;
  return (
    [fromCoin, toCoin].every((coin) => typeof coin === 'string') &&
    [fromAmount, limitPrice].every((plain) => /^\d{1,40}(?:\.\d{1,18})?$/.test(String(plain))) &&
    Number.isInteger(expireDays)
  );
}
