import { type RefObject, useEffect } from 'react';
import { quoteStore } from '#app/stores/quoteStore.ts';

const FLASH_MS = 700;
const HIDDEN = '0';
/** Not quite 1: between other values the browser moves a layer's opacity without computing its layers again. */
const SHOWN = '0.99';

/**
 * Shows the washes over prices that changed, for a moment: the opacity of one layer, on and off, whatever the number
 * of rows (market.css). Rows are not painted again for it, and nothing is painted every frame.
 */
export function useFlash(washes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (opacity: string): void => {
      if (washes.current !== null) washes.current.style.opacity = opacity;
    };
    const unsubscribe = quoteStore.subscribe((state, before) => {
      if (state.quoteBySymbol === before.quoteBySymbol) return;
      show(SHOWN);
      clearTimeout(timer);
      timer = setTimeout(show, FLASH_MS, HIDDEN);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [washes]);
}
