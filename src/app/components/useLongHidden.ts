import { useEffect, useState } from 'react';
import { systemClock, type Timer } from '#shared/async/clock.ts';

/** A user who looks into another tab for a moment comes back to what was there. */
const LONG_MS = 30_000;

/**
 * Whether this tab has been hidden for half a minute: what takes much memory and can be made again is let go of by then. With
 * fifty tabs open, all but one are.
 */
export function useLongHidden(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    let timer: Timer | undefined;
    const follow = (): void => {
      systemClock.clearTimer(timer);
      if (document.visibilityState === 'hidden') timer = systemClock.setTimer(() => setLong(true), LONG_MS);
      else setLong(false);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      systemClock.clearTimer(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return isLong;
}
