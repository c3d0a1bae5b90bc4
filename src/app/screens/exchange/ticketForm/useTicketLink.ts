import { startTransition, useCallback, useMemo } from 'react';
import { useSearch } from '#app/components/useSearch.ts';
import { pairFromUrl, pairToUrl, type TicketLink, type TicketPatch } from './ticketLink.ts';

export interface UsedTicketLink {
  readonly link: TicketLink;
  /** Parameters of the address that say nothing, by their names (screens.md 1.24). */
  readonly dropped: readonly string[];
  /** Changes parts of the address; undefined takes a part away. The way back is not filled with every step. */
  readonly change: (patch: TicketPatch) => void;
}

/** What the ticket shows is in the address, so that it survives a reload and can be handed on (screens.md 1.1). */
export function useTicketLink(): UsedTicketLink {
  const [search, setSearch] = useSearch();
  const { link, dropped } = useMemo(() => pairFromUrl(search.toString()), [search]);
  const change = useCallback(
    (patch: TicketPatch) =>
      startTransition(() =>
        setSearch(
          (current) => {
            const text = current.toString();
            return new URLSearchParams(pairToUrl({ ...pairFromUrl(text).link, ...patch }, text));
          },
          { replace: true, preventScrollReset: true },
        ),
      ),
    [setSearch],
  );
  return { link, dropped, change };
}
