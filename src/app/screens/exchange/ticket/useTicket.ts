import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { Countdown } from './createCountdown.ts';
import { createTicket, type Ticket, type TicketSignals } from './createTicket.ts';
import type { Booked, Deal } from './deal.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import type { DealStorage } from './pendingDeals.ts';
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
  readonly onDecidedLate: (deal: Deal, booked: Booked | null) => void;
}

/** The ticket of a screen, for as long as the screen is there; what was sent is watched on beyond that. */
export function useTicket<Order>(options: UseTicketOptions<Order>): UsedTicket<Order> {
  const [ticket] = useState(() =>
    createTicket({
      orderType: options.createOrderType(),
      clock: systemClock,
      newId: createId,
      storage: findSessionStorage(),
      userId: options.userId,
      signals: pageSignals,
      onDecidedLate: options.onDecidedLate,
    }),
  );
  useEffect(() => ticket.start(), [ticket]);
  return {
    state: useSyncExternalStore(ticket.subscribe, ticket.getState),
    countdown: useSyncExternalStore(ticket.subscribe, ticket.getCountdown),
    ticket,
  };
}

/** Null where the browser forbids it. */
function findSessionStorage(): DealStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What goes on around a ticket of this page. */
const pageSignals: TicketSignals = {
  read: () => ({
    isOnline: connectionStore.getState().isOnline,
    isVisible: document.visibilityState === 'visible',
    session: sessionStore.getState().generation,
  }),
  subscribe: (listener) => {
    const ends = [connectionStore.subscribe(listener), sessionStore.subscribe(listener)];
    document.addEventListener('visibilitychange', listener);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
