import { createStore } from 'zustand/vanilla';
import type { SessionEnd } from '#shared/contract/apiCall.ts';

/** How often this tab saw the user log out or change, and why it last did; the bridge writes it. */
export interface SessionState {
  /** What was loaded under an earlier number belongs to another user. */
  readonly generation: number;
  readonly lastEnd: SessionEnd | null;
}

export const sessionStore = createStore<SessionState>()(() => ({ generation: 0, lastEnd: null }));
