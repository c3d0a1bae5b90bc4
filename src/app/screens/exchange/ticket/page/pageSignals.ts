import { connectionStore } from '#app/stores/connectionStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { TicketSignals } from '../createTicket.ts';
import type { DealStorage } from '../pendingDeals.ts';

/** What goes on around a ticket of this page. */
export const pageSignals: TicketSignals = {
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

/** Null where the browser forbids it. */
export function findSessionStorage(): DealStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
