import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { Booked, OrderStatus } from '../booked.ts';
import type { Deal } from '../deal.ts';
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
  /** An id for each question that is sent. */
  readonly newId: () => string;
  /** What the new promise comes in place of, and what it was for. */
  readonly previous: { readonly quote: TicketQuote; readonly order: Order } | null;
  readonly signal: AbortSignal;
}

/** Where a ticket gets its prices and has its orders done; one for each kind of conversion. */
export interface OrderType<Order> {
  readonly name: 'instant' | 'block' | 'batch' | 'lowBalance';
  /** The price is firm and short-lived: only a person asks for another one (screens.md 1.7). */
  readonly isFirm: boolean;
  readonly ask: (order: Order, options: AskOptions<Order>) => Promise<Result<OrderAnswer<TicketQuote>>>;
  /** Sends the order, once; whoever is in doubt about the outcome calls `find`. */
  readonly execute: (deal: Deal, guard: Guard | null) => Promise<Result<OrderAnswer<OrderStatus>>>;
  /** What the exchange has of a deal; null where it has nothing of it so far. */
  readonly find: (deal: Deal) => Promise<Result<OrderAnswer<Booked | null>>>;
}

/** On pages for guests a refused login is an answer without a result (product.md section 6); nothing was done. */
export const LOGGED_OUT: AppError = {
  kind: 'login',
  code: '10007',
  message: 'user no permission',
  retryable: false,
};

/** By an id that the exchange does not have. */
export const ORDER_NOT_FOUND = '700004';
