import { type RefObject, useEffect } from 'react';
import { quoteStore } from '../../stores/quoteStore.ts';

const FLASH_MS = 700;

/**
 * Washes the prices that changed for a moment: one attribute on the table, set and removed, whatever the number of
 * rows (market.css). No transition: it would paint every frame.
 */
export function useFlash(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => table.current?.removeAttribute('data-flashing');
    const unsubscribe = quoteStore.subscribe((state, before) => {
      if (state.quoteBySymbol === before.quoteBySymbol) return;
      table.current?.setAttribute('data-flashing', '');
      clearTimeout(timer);
      timer = setTimeout(stop, FLASH_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [table]);
}
