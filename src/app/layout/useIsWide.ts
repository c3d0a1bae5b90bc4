import { useSyncExternalStore } from 'react';

/** From here on the side navigation has a column of its own (product.md section 1, breakpoint 992). */
const WIDE = matchMedia('(min-width: 992px)');

/** Whether there is room for the side navigation; a drawer takes its place where there is none. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => WIDE.matches);
}

function follow(onChange: () => void): () => void {
  WIDE.addEventListener('change', onChange);
  return () => WIDE.removeEventListener('change', onChange);
}
