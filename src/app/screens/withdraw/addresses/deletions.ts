import { createStore } from 'zustand/vanilla';
import { isOpen } from '#app/stores/noticeList.ts';
import { noticeStore, showToast } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';

/** Entries that the user has deleted and whose deletion is not sent yet. */
export interface Deletions {
  readonly ids: ReadonlySet<string>;
}

/** Written by the functions below alone. */
export const deletionStore = createStore<Deletions>()(() => ({ ids: new Set() }));

/** screens.md 1.9: how long a deletion can be undone. The time stands still while the notice is pointed at. */
const UNDO_MS = 5_000;

export interface Deletion {
  readonly ids: readonly string[];
  /** What was deleted, and what undoes it. */
  readonly text: string;
  readonly undo: string;
  /** Sends it; resolves when the list knows the outcome. */
  readonly send: (ids: readonly string[]) => Promise<void>;
}

/**
 * Hides entries at once, and sends their deletion when the notice with its "undo" has gone. It is not sent where the user
 * undoes it, where the session ends first, or where the tab is closed first: the entries are then as they were.
 */
export function deleteWithUndo({ ids, text, undo, send }: Deletion): void {
  const { generation } = sessionStore.getState();
  let isUndone = false;
  hide(ids);
  const { id } = showToast({
    text,
    durationMs: UNDO_MS,
    action: {
      label: undo,
      run: () => {
        isUndone = true;
      },
    },
  });
  const stop = noticeStore.subscribe(({ toasts }) => {
    if (toasts.some((toast) => toast.id === id && isOpen(toast))) return;
    stop();
    if (isUndone || sessionStore.getState().generation !== generation) return show(ids);
    void send(ids).finally(() => show(ids));
  });
}

function hide(ids: readonly string[]): void {
  deletionStore.setState(({ ids: before }) => ({ ids: new Set([...before, ...ids]) }));
}

function show(ids: readonly string[]): void {
  deletionStore.setState(({ ids: before }) => ({
    ids: new Set([...before].filter((id) => !ids.includes(id))),
  }));
}
