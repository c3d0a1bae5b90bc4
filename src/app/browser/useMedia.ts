import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px: lists have rows of two lines, and details are sheets. */
export const PHONE = matchMedia('(width < 768px)');
/** From 992 px on there is room for every filter of a list. */
export const WIDE = matchMedia('(width >= 992px)');
/** From 1200 px on a table has its columns beside open details as well. */
export const ROOMY = matchMedia('(width >= 1200px)');

/** Whether the window is as a query says, now and when that changes: for what is not only laid out in another way. */
export function useMedia(query: MediaQueryList): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => query.matches);
}
