import { startTransition, useMemo } from 'react';
import { useSearch } from '#app/browser/useSearch.ts';
import {
  type LowBalanceLink,
  type ReadLowBalanceLink,
  readLowBalanceLink,
  writeLowBalanceLink,
} from './lowBalanceLink.ts';

export interface UsedLowBalanceLink extends ReadLowBalanceLink {
  readonly change: (patch: Partial<LowBalanceLink>) => void;
}

/** Target and ticked coins live in the address: they survive a reload and can be handed on (screens.md 1.24). */
export function useLowBalanceLink(): UsedLowBalanceLink {
  const [search, setSearch] = useSearch();
  const read = useMemo(() => readLowBalanceLink(search), [search]);
  return {
    ...read,
    change: (patch) =>
      startTransition(() =>
        setSearch(
          (current) => writeLowBalanceLink({ ...readLowBalanceLink(current).link, ...patch }, current),
          {
            replace: true,
            preventScrollReset: true,
          },
        ),
      ),
  };
}
