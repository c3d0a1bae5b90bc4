import { keptList } from '#app/storage/keptList.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';

/** Orders that were sent and whose outcome is not known yet. */
export interface PendingOrders<Order> {
  /** The oldest first. */
  readonly list: () => readonly Order[];
  /** Keeps an order, in the place of an earlier one of the same id. */
  readonly add: (order: Order) => void;
  /** Changes one that is kept; nothing where its outcome was already reported. */
  readonly change: (id: string, change: Partial<Order>) => void;
  /** False where it was not there: another part of this tab has reported its outcome. */
  readonly remove: (id: string) => boolean;
  /** A part of this page, perhaps another one, has taken its outcome: what still asks for it need not wait for one. */
  readonly isRemoved: (id: string) => boolean;
}

export interface PendingOrdersOptions<Order> {
  /** Session storage keeps an order through a reload, not beyond the tab. */
  readonly storage: KeyStorage;
  /** Names the kind of order and the user. */
  readonly key: string;
  readonly idOf: (order: Order) => string;
  /** Another version of the page may have written something else. */
  readonly isOrder: (value: unknown) => value is Order;
}

/** Keys and ids of all that were removed: that an order is not kept may also be storage that fails. */
const removedByStorage = new WeakMap<KeyStorage, Set<string>>();

/**
 * Keeps orders under one key. Where nothing can be kept, the orders of this page alone are remembered: an order does not
 * depend on storage, only its resuming does.
 */
export function createPendingOrders<Order>(options: PendingOrdersOptions<Order>): PendingOrders<Order> {
  const { storage, key, idOf, isOrder } = options;
  const { read: list, keep: write } = keptList<Order>(
    key,
    (value) => (isOrder(value) ? value : undefined),
    storage,
  );
  const removed = removedByStorage.get(storage) ?? new Set<string>();
  removedByStorage.set(storage, removed);

  return {
    list,
    add: (order) => {
      removed.delete(`${key} ${idOf(order)}`);
      write([...list().filter((kept) => idOf(kept) !== idOf(order)), order]);
    },
    change: (id, change) =>
      write(list().map((order) => (idOf(order) === id ? { ...order, ...change } : order))),
    remove: (id) => {
      const orders = list();
      const others = orders.filter((order) => idOf(order) !== id);
      if (others.length === orders.length) return false;
      removed.add(`${key} ${id}`);
      write(others);
      return true;
    },
    isRemoved: (id) => removed.has(`${key} ${id}`),
  };
}
