import type { Result } from '#shared/result/result.ts';
import type { Booked, Deal, OrderStatus } from '../deal.ts';
import type { TicketQuote } from '../ticketQuote.ts';

/** What was answered, and how far the exchange's clock is ahead of the device's by now, in ms (screens.md 0.1). */
export interface OrderAnswer<T> {
  readonly value: T;
  readonly skewMs: number;
}

/** What the security step gives (screens.md 2.0): never kept, never stored. */
export interface Guard {
  readonly riskToken: string;
  readonly verification: Readonly<
    Partial<Record<'email' | 'sms' | 'totp' | 'fundPassword' | 'passkey', string>>
  >;
}

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
  readonly ask: (order: Order, options: AskOptions<Order>) => Promise<Result<OrderAnswer<TicketQuote>>>;
  /** Sends the order, once; to learn an unknown outcome, call `find`. */
  readonly execute: (deal: Deal, guard: Guard | null) => Promise<Result<OrderAnswer<OrderStatus>>>;
  /** What the exchange has of a deal; null where it has nothing of it so far. */
  readonly find: (deal: Deal) => Promise<Result<OrderAnswer<Booked | null>>>;
}
