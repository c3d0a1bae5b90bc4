import { connectionStore } from '#app/stores/connectionStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { OrderSignals } from './orderSignals.ts';

/** Events around the orders of this page. */
export const pageSignals: OrderSignals = {
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
