import { useEffect } from 'react';
import { useLookedAt } from '#app/browser/useLookedAt.ts';
import { systemClock } from '#shared/async/clock.ts';
import { RECHECK_MS } from '../recheck.ts';
import { useRefreshAddresses } from './useEditAddress.ts';

/** Reads all addresses again every 5 minutes, and when the user comes back to the tab (screens.md 1.15): the exchange may replace one. */
export function useReread(): void {
  const refresh = useRefreshAddresses();
  useLookedAt(refresh);
  useEffect(() => {
    let timer = systemClock.setTimer(read, RECHECK_MS);
    function read(): void {
      timer = systemClock.setTimer(read, RECHECK_MS);
      // A hidden tab reads them when it is looked at.
      if (document.visibilityState === 'visible') refresh();
    }
    return () => systemClock.clearTimer(timer);
  }, [refresh]);
}
