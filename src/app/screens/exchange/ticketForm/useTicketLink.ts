import { startTransition, useCallback, useMemo, useRef } from 'react';
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
  /** What is typed and not in the address yet; a step writes it first, so that the way back leads to it. Null is nothing. */
  readonly hold: (patch: TicketPatch | null) => void;
}

/** What the ticket shows is in the address, so that it survives a reload and can be handed on (screens.md 1.1). */
export function useTicketLink(): UsedTicketLink {
  const [search, setSearch] = useSearch();
  const { link, dropped } = useMemo(() => pairFromUrl(search.toString()), [search]);
  const held = useRef<TicketPatch | null>(null);
  const change = useCallback<UsedTicketLink['change']>(
    (patch, { isStep = false } = {}) => {
      const write = (part: TicketPatch, replace: boolean): void =>
        setSearch(patchedBy(part), { replace, preventScrollReset: true });
      const typed = isStep ? held.current : null;
      held.current = null;
      startTransition(() => {
        if (typed !== null) write(typed, true);
        write(patch, !isStep);
      });
    },
    [setSearch],
  );
  const hold = useCallback<UsedTicketLink['hold']>((patch) => {
    held.current = patch;
  }, []);
  return { link, dropped, change, hold };
}

function patchedBy(patch: TicketPatch): (current: URLSearchParams) => URLSearchParams {
  return (current) => {
    const text = current.toString();
    return new URLSearchParams(pairToUrl({ ...pairFromUrl(text).link, ...patch }, text));
  };
}
