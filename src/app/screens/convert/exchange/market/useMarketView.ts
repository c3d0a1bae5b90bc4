import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import type { Sort } from '#shared/market/quote.ts';
import { isSymbol } from '#shared/market/symbol.ts';
import { type KeptView, keepView, type PairsShown, readKeptView } from './keptView.ts';
import { type MarketColumnId, sortKeyOf } from './marketColumns.ts';
import { type MarketCoins, searchNames } from './searchNames.ts';
import type { RowWindow } from './useRowWindow.ts';

/** What the user has set the table to, and the setters. */
export interface MarketView {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly shown: PairsShown;
  readonly show: (shown: PairsShown) => void;
  /** The list of these pairs is being loaded. */
  readonly areLoading: boolean;
  readonly sort: Sort;
  /** The column whose header shows the order. */
  readonly sortColumn: MarketColumnId;
  /** Sorts by another column, or turns the order of this one around. */
  readonly sortBy: (column: MarketColumnId) => void;
}

interface Sorting {
  readonly sort: Sort;
  readonly sortColumn: MarketColumnId;
}

const MOST_TRADED: Sorting = { sort: { by: 'turnover', direction: 'descending' }, sortColumn: 'turnover' };
const MAX_QUERY_LENGTH = 64;

/** Keeps the table's settings and states them, with the window, to the gateway, which searches, sorts and cuts. */
export function useMarketView(rowWindow: RowWindow, isHeld: boolean, coins: MarketCoins): MarketView {
  const { interest } = useBridge();
  const [kept] = useState(readKeptView);
  const [query, setQuery] = useState('');
  const [shown, show] = useState<PairsShown>(kept?.shown ?? 'all');
  const [{ sort, sortColumn }, setSorting] = useState(() =>
    kept === undefined ? MOST_TRADED : sortingOf(kept),
  );
  const { symbols: pairs, areLoading } = useShownPairs(shown, coins);
  const names = useMemo(() => searchNames(query, coins), [query, coins]);

  useEffect(() => {
    if (rowWindow.count === 0) return;
    const view = { query, favourites: pairs, sort, window: rowWindow, held: isHeld };
    interest.setView(names.length === 0 ? view : { ...view, names });
  }, [interest, query, names, pairs, sort, rowWindow, isHeld]);

  const { direction } = sort;
  useEffect(() => keepView({ sortColumn, direction, shown }), [sortColumn, direction, shown]);

  useEffect(() => () => interest.setView(null), [interest]);

  const change = useCallback((text: string) => setQuery(text.slice(0, MAX_QUERY_LENGTH)), []);
  const sortBy = useCallback(
    (column: MarketColumnId) => setSorting((before) => nextSorting(before, column)),
    [],
  );
  // The same object while nothing of it changes: the parts above the rows are not rendered for a window that moved.
  return useMemo(
    () => ({ query, setQuery: change, shown, show, areLoading, sort, sortColumn, sortBy }),
    [query, change, shown, areLoading, sort, sortColumn, sortBy],
  );
}

function sortingOf({ sortColumn, direction }: KeptView): Sorting {
  return { sort: { by: sortKeyOf(sortColumn), direction }, sortColumn };
}

/** A new column starts with what users look for first: names from A, figures from the largest. */
function nextSorting({ sort, sortColumn }: Sorting, column: MarketColumnId): Sorting {
  const by = sortKeyOf(column);
  if (column !== sortColumn) {
    return { sort: { by, direction: by === 'symbol' ? 'ascending' : 'descending' }, sortColumn: column };
  }
  const direction = sort.direction === 'ascending' ? 'descending' : 'ascending';
  return { sort: { by, direction }, sortColumn };
}

export interface Held {
  /** Pointer or focus is in the table: its rows must not change places under it. */
  readonly isHeld: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Whether the table's rows are held in their places. */
export function useHeld(): Held {
  const [isPointerIn, setPointerIn] = useState(false);
  const [isFocusIn, setFocusIn] = useState(false);
  return {
    isHeld: isPointerIn || isFocusIn,
    handlers: {
      // A finger leaves no pointer behind.
      onPointerEnter: ({ pointerType }) => setPointerIn(pointerType !== 'touch'),
      onPointerLeave: () => setPointerIn(false),
      onFocus: () => setFocusIn(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocusIn(currentTarget.contains(relatedTarget)),
    },
  };
}

const NONE: readonly string[] = [];
/** The coin that every other one is traded in. */
const QUOTE_COIN = 'USDT';

interface ShownPairs {
  /** The symbols that the table is narrowed down to; null for all of the exchange. */
  readonly symbols: readonly string[] | null;
  /** The list of symbols is being loaded. */
  readonly areLoading: boolean;
}

function useShownPairs(shown: PairsShown, coins: MarketCoins): ShownPairs {
  const favourites = useStore(preferencesStore, (state) => state.favourites);
  const owned = [...coins]
    .filter(([coin, { balance = '' }]) => coin !== QUOTE_COIN && /[1-9]/.test(balance))
    .map(([coin]) => `${coin}${QUOTE_COIN}`)
    .join();
  // The same array while it has the same pairs: the gateway is asked only for what is another view.
  const held = useMemo(() => owned.split(',').filter(isSymbol), [owned]);
  const added = useAddedPairs(shown === 'new');
  const symbols = { all: null, favourites, held, new: added ?? NONE }[shown];
  return { symbols, areLoading: shown === 'new' && added === undefined };
}

/** The pairs that were listed lately, asked for when they are first wanted; none where that fails, undefined until then. */
function useAddedPairs(areWanted: boolean): readonly string[] | undefined {
  const { request } = useBridge();
  const [added, setAdded] = useState<readonly string[]>();
  useEffect(() => {
    if (!areWanted || added !== undefined) return undefined;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const answered = await request('recentlyAdded', {}, { signal: abort.signal });
      const list = answered.ok ? (answered.value.result?.list ?? []) : [];
      if (!abort.signal.aborted) setAdded(list.map(({ symbol }) => symbol).filter(isSymbol));
    };
    // Reading the cookies that go with a call is refused in some embedded pages.
    load().catch(() => setAdded(NONE));
    return () => abort.abort();
  }, [areWanted, added, request]);
  return added;
}
