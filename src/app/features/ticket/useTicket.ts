import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { Countdown } from './createCountdown.ts';
import { createTicket, type DecidedLate, type Ticket } from './createTicket.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import type { TicketState } from './ticketState.ts';

export interface UsedTicket<Order> {
  readonly state: TicketState<Order>;
  readonly countdown: Countdown | null;
  readonly ticket: Ticket<Order>;
}

export interface UseTicketOptions<Order> {
  readonly createOrderType: () => OrderType<Order>;
  /** Null for a guest. A ticket is one session's: the component needs a `key` made of this and the session's generation. */
  readonly userId: string | null;
  /**
   * What an order would be of. A price is of what was asked for: it ends when this changes, whatever changed it (the form, a
   * row of the market, the address).
   */
  readonly subject: string;
  readonly onDecidedLate: DecidedLate;
}

/** The ticket of a screen, for as long as the screen is there; what was sent is watched on beyond that. */
export function useTicket<Order>(options: UseTicketOptions<Order>): UsedTicket<Order> {
  const [ticket] = useState(() =>
    createTicket({
      orderType: options.createOrderType(),
      clock: systemClock,
      newId: createId,
      storage: tabStorage,
      userId: options.userId,
      signals: pageSignals,
      onDecidedLate: options.onDecidedLate,
    }),
  );
  useEffect(() => ticket.start(), [ticket]);
  const { subject } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is the moment
  useEffect(() => ticket.edit(), [ticket, subject]);
  return {
    state: useSyncExternalStore(ticket.subscribe, ticket.getState),
    countdown: useSyncExternalStore(ticket.subscribe, ticket.getCountdown),
    ticket,
  };
}
