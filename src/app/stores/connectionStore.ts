import { createStore } from 'zustand/vanilla';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';

/** Where the workers run: shared by all tabs, or this tab's own where the browser can't share. */
export type Transport = 'shared' | 'dedicated';

/** The state of this tab's link to its workers. `failed`: neither kind of worker starts. */
export type WorkerLinkState = 'starting' | 'attached' | 'restarting' | 'failed';

export interface ConnectionState {
  readonly transport: Transport;
  readonly linkState: WorkerLinkState;
  /** As the browser reports it. */
  readonly isOnline: boolean;
  /** The server has another build than this page; only a reload helps. */
  readonly isUpdateReady: boolean;
  /** Null until the gateway has sent it. */
  readonly feed: FeedStatus | null;
  /** Live tabs on the same connection. */
  readonly tabs: number;
}

/** The bridge is its only writer. */
export const connectionStore = createStore<ConnectionState>(() => ({
  transport: 'shared',
  linkState: 'starting',
  isOnline: navigator.onLine,
  isUpdateReady: false,
  feed: null,
  tabs: 1,
}));
