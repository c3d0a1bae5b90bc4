import type { Money, TicketQuote } from './ticketQuote.ts';

/** How far an order has come (`exchangeStatus`, screens.md 2.0). */
export type OrderStatus = 'init' | 'processing' | 'success' | 'failure' | 'partial_fulfillment';

/** What was booked of one coin; the fee and the tax are in the target coin unless `feeCoin` says another. */
export interface BookedLine {
  readonly coin: string;
  readonly amount: string;
  readonly toAmount: string;
  readonly feeCoin: string;
  readonly feeAmount: string;
  readonly taxAmount: string;
  readonly status: OrderStatus;
  /** Why it failed (screens.md 0.2); null where it did not, or nothing is known. */
  readonly failCode: number | null;
}

/** An order as the exchange's history records it, which decides the outcome of a deal. */
export interface Booked {
  readonly exchangeTxId: string;
  readonly status: OrderStatus;
  /** Whether coins that were not converted were returned, or never taken. */
  readonly unconverted: 'returned' | 'untaken';
  readonly account: string;
  readonly gets: Money;
  /** Target coins for 1 of the given coin; null where several coins were given. */
  readonly rate: string | null;
  /** The rate's distance from spot when it was quoted, as a share; null where the exchange does not say. */
  readonly gap: string | null;
  /** By the exchange's clock, in ms since 1970. */
  readonly createdAtMs: number;
  readonly finishedAtMs: number | null;
  readonly lines: readonly BookedLine[];
}

/**
 * A quote that the user has confirmed: all that is needed to find its outcome later and to describe it. It survives a
 * reload.
 */
export interface Deal {
  readonly quoteId: string;
  /** One for each quote: by it the order is found though its answer was lost (screens.md 0.2a). */
  readonly requestId: string;
  readonly account: string;
  readonly gives: readonly Money[];
  readonly gets: Money;
  /** Until when the quote can be executed, by the exchange's clock, in ms since 1970. */
  readonly expiresAtMs: number;
  /** By the device's clock, in ms since 1970. */
  readonly sentAtMs: number;
  /** The exchange has said that it has the order, so an empty search says nothing. */
  readonly isAccepted: boolean;
}

export function dealOf(quote: TicketQuote, requestId: string, sentAtMs: number): Deal {
  const { id, account, gives, gets, expiresAtMs } = quote;
  return { quoteId: id, requestId, account, gives, gets, expiresAtMs, sentAtMs, isAccepted: false };
}
