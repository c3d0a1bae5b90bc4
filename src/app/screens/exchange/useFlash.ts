import { type RefObject, useEffect } from 'react';
import { quoteStore } from '../../stores/quoteStore.ts';

const FLASH_MS = 700;

/**
 * Shows the washes over prices that changed, for a moment: the opacity of one layer, on and off, whatever the number
 * of rows (market.css). Rows are not painted again for it, and nothing is painted every frame.
 */
export function useFlash(washes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => washes.current?.removeAttribute('data-shown');
    const unsubscribe = quoteStore.subscribe((state, before) => {
      if (state.quoteBySymbol === before.quoteBySymbol) return;
      washes.current?.setAttribute('data-shown', '');
      clearTimeout(timer);
      timer = setTimeout(stop, FLASH_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [washes]);
}
