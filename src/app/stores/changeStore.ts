import { createStore } from 'zustand/vanilla';
import type { ChangeNotice } from '#shared/contract/apiCall.ts';

/** The newest change of the user's data that the gateway announced; the bridge writes it, and each writing is a change. */
export interface ChangeState {
  /** The calls whose answers are out of date; all of them where changes may have been missed. */
  readonly calls: ChangeNotice['calls'] | 'all';
}

export const changeStore = createStore<ChangeState>()(() => ({ calls: [] }));
