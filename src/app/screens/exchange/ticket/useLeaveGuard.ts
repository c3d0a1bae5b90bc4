import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/**
 * While `isActive` (the order is being sent) leaving the screen asks first (screens.md 1.1, step 8): the browser asks
 * itself where the page is left, and the screen shows a dialog for a `blocked` way within it.
 */
export function useLeaveGuard(isActive: boolean): Blocker {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
}
