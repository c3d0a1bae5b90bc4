import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/**
 * Does something again and again, `everyMs` after it was last done, as long as there is a reason (`isDue`) and the page is
 * visible. `isBusy` says that the last time is not over: an exchange that is slow is asked less often, not twice at once.
 */
export function useRepeat(
  run: () => void,
  { everyMs, isDue, isBusy }: { readonly everyMs: number; readonly isDue: boolean; readonly isBusy: boolean },
): void {
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const runNow = useEffectEvent(run);
  const waits = isDue && !isBusy && !isHidden;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = systemClock.setTimer(() => runNow(), everyMs);
    return () => systemClock.clearTimer(timer);
  }, [waits, everyMs]);
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
