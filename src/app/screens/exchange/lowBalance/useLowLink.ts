import { startTransition, useMemo } from 'react';
import { useSearch } from '#app/components/useSearch.ts';
import { type LowLink, type ReadLowLink, readLowLink, writeLowLink } from './lowLink.ts';

export interface UsedLowLink extends ReadLowLink {
  readonly change: (patch: Partial<LowLink>) => void;
}

/** Target and ticked coins live in the address: they survive a reload and can be handed on (screens.md 1.24). */
export function useLowLink(): UsedLowLink {
  const [search, setSearch] = useSearch();
  const read = useMemo(() => readLowLink(search), [search]);
  return {
    ...read,
    change: (patch) =>
      startTransition(() =>
        setSearch((current) => writeLowLink({ ...readLowLink(current).link, ...patch }, current), {
          replace: true,
          preventScrollReset: true,
        }),
      ),
  };
}
