import { useEffect } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** A window that is shown gets the focus as well: one look, and not two. */
const SAME_LOOK_MS = 1_000;

/** Runs each time the user comes back to this tab or its window. `onLook` is the same function for as long as it means the same. */
export function useLookedAt(onLook: () => void): void {
  useEffect(() => {
    let lastMs = Number.NEGATIVE_INFINITY;
    const look = (): void => {
      const nowMs = systemClock.now();
      if (document.visibilityState !== 'visible' || nowMs - lastMs < SAME_LOOK_MS) return;
      lastMs = nowMs;
      onLook();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onLook]);
}
