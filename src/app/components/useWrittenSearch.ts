import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface WrittenSearch {
  /** The search that the page was opened with, wrote last, or was led to. */
  readonly newest: () => string;
  /** Puts another search in its place; the way back leads past it. */
  readonly write: (next: string) => void;
}

/**
 * The search of an address that follows a choice on the page. `onOther` is called for each one that the page did not write: the way
 * back, or a link. A navigation counts by its key: one that comes before the page's own has been drawn may lead to the
 * search that is still shown.
 */
export function useWrittenSearch(onOther: (search: string) => void): WrittenSearch {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const newest = useRef(search);
  /** Written, and not drawn yet. */
  const pending = useRef<readonly string[]>([]);
  const seenKey = useRef(key);
  const takeOther = useEffectEvent(onOther);
  useEffect(() => {
    if (key === seenKey.current) return;
    seenKey.current = key;
    const at = pending.current.lastIndexOf(search);
    // Where several changes were written at once, the router renders the last one.
    pending.current = at === -1 ? [] : pending.current.slice(at + 1);
    if (at !== -1) return;
    newest.current = search;
    takeOther(search);
  }, [key, search]);
  return {
    newest: () => newest.current,
    write: (next) => {
      if (next === newest.current) return;
      newest.current = next;
      pending.current = [...pending.current, next];
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    },
  };
}
