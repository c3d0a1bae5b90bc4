import { useCallback, useRef } from 'react';
import { type QuoteState, quoteStore } from './quoteStore.ts';

/**
 * Follows the quote store without rendering: `write` runs on the element when it appears, and again whenever what
 * `read` gives has changed. For figures that change with every batch, where React's part would cost more than the
 * figure (docs/decisions/0004-market-table-layout.md). Returns the element's ref.
 *
 * `read` and `write` are read once for each element, so they must not depend on props that change; give the element a
 * key instead.
 */
export function useLive<E extends Element>(
  read: (state: QuoteState) => string,
  write: (element: E, value: string) => void,
): (element: E | null) => (() => void) | undefined {
  const rule = useRef({ read, write });
  return useCallback((element: E | null) => {
    if (element === null) return undefined;
    const { read, write } = rule.current;
    let shown: string | undefined;
    const follow = (state: QuoteState): void => {
      const value = read(state);
      if (value === shown) return;
      shown = value;
      write(element, value);
    };
    follow(quoteStore.getState());
    return quoteStore.subscribe(follow);
  }, []);
}
