import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import type { TimedResult } from '#app/queries/requireResult.ts';
import type { Result } from '#shared/result/result.ts';
import type { Booked, Deal, OrderStatus } from '../deal.ts';
import type { TicketQuote } from '../ticketQuote.ts';

export interface AskOptions<Order> {
  /** A new id for each request. */
  readonly newId: () => string;
  /** The quote that the new one replaces, and its order. */
  readonly previous: { readonly quote: TicketQuote; readonly order: Order } | null;
  readonly signal: AbortSignal;
}

/** How a ticket gets prices and sends orders; one for each kind of conversion. */
export interface OrderType<Order> {
  readonly name: 'instant' | 'block' | 'batch' | 'lowBalance';
  /** The price is firm and short-lived: only the user asks for another one (screens.md 1.7). */
  readonly isFirm: boolean;
  readonly ask: (order: Order, options: AskOptions<Order>) => Promise<Result<TimedResult<TicketQuote>>>;
  /** Sends the order, once; to learn an unknown outcome, call `find`. */
  readonly execute: (deal: Deal, guard: SecurityProof | null) => Promise<Result<TimedResult<OrderStatus>>>;
  /** What the exchange has of a deal; null where it has nothing of it so far. */
  readonly find: (deal: Deal) => Promise<Result<TimedResult<Booked | null>>>;
}
