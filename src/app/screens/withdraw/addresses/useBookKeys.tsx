import type { ReactNode } from 'react';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { useBook } from '../book/useBook.ts';
import { useDeleteEntries } from './useDeleteEntries.ts';

/** N adds, / searches, Delete deletes what is ticked, or else the row that has the focus (screens.md 1.24). */
export function useBookKeys(onAdd: () => void): ReactNode {
  const { book } = useBook();
  const { run, dialog } = useDeleteEntries();
  useShortcut('n', onAdd);
  useShortcut('/', () => {
    const field = document.querySelector<HTMLElement>('main [data-in-line]');
    // Below 992 px the filters are behind their button.
    (field ?? document.querySelector<HTMLElement>('main search [aria-expanded]'))?.focus();
  });
  useShortcut('delete', () => {
    const ofTicked = document.querySelector<HTMLElement>('[data-picked] [data-delete]');
    if (ofTicked !== null) return ofTicked.click();
    const id = document.activeElement
      ?.closest('tr')
      ?.querySelector('[data-entry]')
      ?.getAttribute('data-entry');
    const entry = book?.rows.find((row) => row.id === id);
    if (entry !== undefined) void run([entry]);
  });
  return dialog;
}
