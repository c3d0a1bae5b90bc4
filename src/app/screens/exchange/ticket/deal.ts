import type { Money, TicketQuote } from './ticketQuote.ts';

/**
 * A quote that a person has confirmed: all that is needed to find out later what came of it, and to say what it was
 * about. It is what survives a reload.
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
