import { startTransition, useCallback, useMemo, useRef } from 'react';
import { useSearch } from '#app/browser/useSearch.ts';
import { pairToUrl, type TicketLink, type TicketPatch, ticketFromUrl } from './ticketLink.ts';

export interface UsedTicketLink {
  readonly link: TicketLink;
  /** Names of the address's parameters that could not be used (screens.md 1.24). */
  readonly dropped: readonly string[];
  /**
   * Changes parts of the address; undefined takes a part away, and what says nothing goes as well. The way back has only
   * the changes that are a `step`.
   */
  readonly change: (patch: TicketPatch, options?: ChangeOptions) => void;
  /** What is typed and not in the address yet; a step writes it first, so that the way back leads to it. Null is nothing. */
  readonly hold: (held: HeldChange | null) => void;
}

export interface ChangeOptions {
  readonly isStep?: boolean;
  /** Written only where the address has no such parameter. */
  readonly lacking?: TicketPatch | undefined;
}

interface HeldChange {
  readonly patch: TicketPatch;
  readonly lacking: TicketPatch | undefined;
}

/** What the ticket shows is in the address, so that it survives a reload and can be handed on (screens.md 1.1). */
export function useTicketLink(): UsedTicketLink {
  const [search, setSearch] = useSearch();
  const { link, dropped } = useMemo(() => ticketFromUrl(search.toString()), [search]);
  const held = useRef<HeldChange | null>(null);
  const change = useCallback<UsedTicketLink['change']>(
    (patch, { isStep = false, lacking } = {}) => {
      const write = (part: HeldChange, replace: boolean): void =>
        setSearch(patchedBy(part), { replace, preventScrollReset: true });
      const typed = isStep ? held.current : null;
      held.current = null;
      startTransition(() => {
        if (typed !== null) write(typed, true);
        write({ patch, lacking }, !isStep);
      });
    },
    [setSearch],
  );
  const hold = useCallback<UsedTicketLink['hold']>((typed) => {
    held.current = typed;
  }, []);
  return { link, dropped, change, hold };
}

function patchedBy({ patch, lacking }: HeldChange): (current: URLSearchParams) => URLSearchParams {
  return (current) => {
    const text = current.toString();
    return new URLSearchParams(pairToUrl({ ...lacking, ...ticketFromUrl(text).link, ...patch }, text));
  };
}
