import { type RefObject, useCallback } from 'react';
import { useShortcut } from '#app/components/useShortcut.ts';

/** "/" goes to the search (screens.md 1.24). */
export function useSearchShortcut(search: RefObject<HTMLInputElement | null>): void {
  useShortcut(
    '/',
    useCallback(() => {
      search.current?.focus();
      search.current?.select();
    }, [search]),
  );
}
