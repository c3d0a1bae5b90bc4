import type { Deal } from './deal.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import type { Money } from './ticketQuote.ts';

/** Every order type, each with its own deals. */
export const ORDER_TYPES: readonly OrderType<unknown>['name'][] = ['instant', 'block', 'batch', 'lowBalance'];

/** What of a Storage is needed; session storage keeps a deal through a reload, not beyond the tab. */
export type DealStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Deals that were confirmed and whose outcome is not known yet. */
export interface PendingDeals {
  /** The oldest first. */
  readonly list: () => readonly Deal[];
  readonly add: (deal: Deal) => void;
  /** The exchange has said that it has the order; nothing where its outcome was already reported. */
  readonly accept: (quoteId: string) => void;
  /** False where it was not there: another ticket of this tab has reported its outcome. */
  readonly remove: (quoteId: string) => boolean;
}

/**
 * Keeps deals under one key, which names the order type and the user. Where nothing can be kept, the deals of this page alone
 * are remembered: a conversion does not depend on storage, only its resuming does.
 */
export function createPendingDeals(storage: DealStorage | null, key: string): PendingDeals {
  let unkept: readonly Deal[] = [];

  const list = (): readonly Deal[] => {
    try {
      return storage === null ? unkept : readDeals(storage.getItem(key));
    } catch {
      return unkept;
    }
  };

  const write = (deals: readonly Deal[]): void => {
    unkept = deals;
    try {
      if (deals.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(deals));
    } catch {
      // Full, or forbidden: this page goes on with what it remembers.
    }
  };

  return {
    list,
    add: (deal) => write([...list().filter(({ quoteId }) => quoteId !== deal.quoteId), deal]),
    accept: (quoteId) =>
      write(list().map((deal) => (deal.quoteId === quoteId ? { ...deal, isAccepted: true } : deal))),
    remove: (quoteId) => {
      const deals = list();
      const others = deals.filter((deal) => deal.quoteId !== quoteId);
      if (others.length === deals.length) return false;
      write(others);
      return true;
    },
  };
}

/** The key of one order type's deals of one user. */
export function dealsKey(orderType: OrderType<unknown>['name'], userId: string): string {
  return `sluice.ticket.${orderType}.${userId}`;
}

function readDeals(text: string | null): readonly Deal[] {
  const kept: unknown = text === null ? [] : JSON.parse(text);
  return Array.isArray(kept) ? kept.filter(isDeal) : [];
}

/** Another version of the page may have written something else. */
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
