import { useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** screens.md 0.3, C14: what comes sooner is better shown at once than after a flicker of grey. */
const LATE_AFTER_MS = 150;

/** Whether the component has waited for 150 ms, from when on it shows and says that something is being loaded. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setLate(true), LATE_AFTER_MS);
    return () => systemClock.clearTimer(timer);
  }, []);
  return isLate;
}
