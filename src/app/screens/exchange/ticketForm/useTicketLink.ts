import { startTransition, useCallback, useMemo } from 'react';
import { useSearch } from '#app/components/useSearch.ts';
import { pairFromUrl, pairToUrl, type TicketLink, type TicketPatch } from './ticketLink.ts';

export interface UsedTicketLink {
  readonly link: TicketLink;
  /** Parameters of the address that say nothing, by their names (screens.md 1.24). */
  readonly dropped: readonly string[];
  /**
   * Changes parts of the address; undefined takes a part away, and what says nothing goes as well. The way back has only
   * the changes that are a `step`.
   */
  readonly change: (patch: TicketPatch, options?: { readonly isStep?: boolean }) => void;
}

/** What the ticket shows is in the address, so that it survives a reload and can be handed on (screens.md 1.1). */
export function useTicketLink(): UsedTicketLink {
  const [search, setSearch] = useSearch();
  const { link, dropped } = useMemo(() => pairFromUrl(search.toString()), [search]);
  const change = useCallback<UsedTicketLink['change']>(
    (patch, { isStep = false } = {}) =>
      startTransition(() =>
        setSearch(
          (current) => {
            const text = current.toString();
            return new URLSearchParams(pairToUrl({ ...pairFromUrl(text).link, ...patch }, text));
          },
          { replace: !isStep, preventScrollReset: true },
        ),
      ),
    [setSearch],
  );
  return { link, dropped, change };
}
