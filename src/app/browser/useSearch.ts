import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface SearchOptions {
  /** The way back leads past it. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export type ChangeSearch = (
  next: (current: URLSearchParams) => URLSearchParams,
  options?: SearchOptions,
) => void;

/**
 * The search of the address, and what changes it. Two changes in one moment build on one another, and not on the address
 * that is still shown; the router's own hook does not, and the first route can't spare it.
 */
export function useSearch(): readonly [URLSearchParams, ChangeSearch] {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const newest = useRef(search);
  const running = useRef<Promise<void> | null>(null);
  // A navigation may lead to the search that is still shown, before a change of it has been drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts
  useEffect(() => {
    newest.current = search;
  }, [search, key]);
  const change = useCallback<ChangeSearch>(
    (next, options) => {
      const text = next(new URLSearchParams(newest.current)).toString();
      const wanted = text === '' ? '' : `?${text}`;
      if (wanted === newest.current) return;
      newest.current = wanted;
      // The router finishes only the last of two navigations at once, so a `replace` by the first would be lost: each waits.
      const go = async (): Promise<void> => navigate({ search: wanted }, options);
      const mine = running.current === null ? go() : running.current.then(go);
      running.current = mine;
      void mine.finally(() => {
        if (running.current === mine) running.current = null;
      });
    },
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}
