import { useSyncExternalStore } from 'react';

/** Whether nobody can see the page: another tab or another window is in front of it. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(listen, () => document.hidden);
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
