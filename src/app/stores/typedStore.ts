import { createStore } from 'zustand/vanilla';

/** Counts how often what was typed has been dropped, since another user has come: with each the open screen begins again. */
export interface TypedState {
  readonly drops: number;
}

export const typedStore = createStore<TypedState>()(() => ({ drops: 0 }));

export function dropTyped(): void {
  typedStore.setState(({ drops }) => ({ drops: drops + 1 }));
}
