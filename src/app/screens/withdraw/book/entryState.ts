import type { BookEntry } from './bookEntry.ts';

/** The states of a saved address (screens.md 1.21). */
export type EntryState =
  /** Being entered. */
  | { readonly name: 'draft' }
  /** The page and the exchange have found no error; the entry waits for the security step. */
  | { readonly name: 'checked' }
  /** New: nothing is sent to it until a moment of the device's clock, in ms since 1970. */
  | { readonly name: 'locked'; readonly untilMs: number }
  | { readonly name: 'usable' }
  /** A risk was found: nothing is sent to it. */
  | { readonly name: 'blocked' }
  /** The law asks who owns it. */
  | { readonly name: 'dataNeeded' }
  | { readonly name: 'gone' };

export type EntryEvent =
  /** All checks of the entry are done, the page's and the exchange's. */
  | { readonly type: 'judged'; readonly isRight: boolean }
  | { readonly type: 'edited' }
  /** The exchange says what it is: once it was saved, and each time the book is read. */
  | { readonly type: 'read'; readonly entry: Pick<BookEntry, 'status' | 'lockUntilMs'> }
  | { readonly type: 'time'; readonly nowMs: number }
  | { readonly type: 'deleted' };

type UsableState = { readonly name: 'usable' };

/** The states of what is in the book. */
export type BookState = Extract<
  EntryState,
  { readonly name: 'locked' | 'usable' | 'blocked' | 'dataNeeded' }
>;

function isInBook(state: EntryState): state is BookState {
  return (
    state.name === 'locked' ||
    state.name === 'usable' ||
    state.name === 'blocked' ||
    state.name === 'dataNeeded'
  );
}

/** The next state of a saved address; the same one where an event means nothing in it. */
export function nextEntryState(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'judged':
      return state.name === 'draft' && event.isRight ? { name: 'checked' } : state;
    case 'edited':
      return state.name === 'checked' ? { name: 'draft' } : state;
    case 'read':
      // What is still being entered is in no book, and what has gone does not come back.
      return state.name === 'draft' || state.name === 'gone' ? state : stateOfRow(event.entry);
    case 'time':
      return endLock(state, event.nowMs);
    case 'deleted':
      return isInBook(state) ? { name: 'gone' } : state;
  }
}

/** The state of an entry of the book at a moment: a lock runs out by itself. */
export function stateOfEntry(entry: Pick<BookEntry, 'status' | 'lockUntilMs'>, nowMs: number): BookState {
  return endLock(stateOfRow(entry), nowMs);
}

function endLock<State extends EntryState>(state: State, nowMs: number): State | UsableState {
  return state.name === 'locked' && state.untilMs <= nowMs ? { name: 'usable' } : state;
}

function stateOfRow({ status, lockUntilMs }: Pick<BookEntry, 'status' | 'lockUntilMs'>): BookState {
  switch (status) {
    case 0:
      return { name: 'usable' };
    case 1:
      // Locked without an end is locked until the exchange says otherwise.
      return { name: 'locked', untilMs: lockUntilMs ?? Number.POSITIVE_INFINITY };
    case 2:
      return { name: 'blocked' };
    case 3:
      return { name: 'dataNeeded' };
  }
}
