import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Sort, SortKey } from '#shared/market/sortKey.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { preferencesStore } from '../../stores/preferencesStore.ts';
import type { RowWindow } from './useRowWindow.ts';

/** What the person has set the table to, and the setters. */
export interface MarketView {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly isFavouritesOnly: boolean;
  readonly setFavouritesOnly: (isFavouritesOnly: boolean) => void;
  readonly sort: Sort;
  /** Sorts by another column, or turns the order of this one around. */
  readonly sortBy: (key: SortKey) => void;
}

const MOST_TRADED: Sort = { by: 'turnover', direction: 'descending' };
const MAX_QUERY_LENGTH = 64;

/** Keeps the table's settings and states them, with the window, to the gateway, which searches, sorts and cuts. */
export function useMarketView(rowWindow: RowWindow, isHeld: boolean): MarketView {
  const { interest } = useBridge();
  const [query, setQuery] = useState('');
  const [isFavouritesOnly, setFavouritesOnly] = useState(false);
  const [sort, setSort] = useState(MOST_TRADED);
  const favourites = useStore(preferencesStore, (state) => state.favourites);
  const shown = isFavouritesOnly ? favourites : null;

  useEffect(() => {
    if (rowWindow.count === 0) return;
    interest.setView({ query, favourites: shown, sort, window: rowWindow, held: isHeld });
  }, [interest, query, shown, sort, rowWindow, isHeld]);

  useEffect(() => () => interest.setView(null), [interest]);

  return {
    query,
    setQuery: (text) => setQuery(text.slice(0, MAX_QUERY_LENGTH)),
    isFavouritesOnly,
    setFavouritesOnly,
    sort,
    sortBy: (by) => setSort((before) => nextSort(before, by)),
  };
}

/** A new column starts with what people look for first: names from A, figures from the largest. */
function nextSort(before: Sort, by: SortKey): Sort {
  const first = by === 'symbol' ? 'ascending' : 'descending';
  if (before.by !== by) return { by, direction: first };
  return { by, direction: before.direction === 'ascending' ? 'descending' : 'ascending' };
}
