import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { isSymbol } from '#shared/market/symbol.ts';
import type { PairsShown } from './keptView.ts';
import type { MarketCoins } from './searchNames.ts';

const NONE: readonly string[] = [];
/** The coin that every other one is traded in. */
const QUOTE_COIN = 'USDT';

export interface ShownPairs {
  /** The symbols that the table is narrowed down to; null for all of the exchange. */
  readonly symbols: readonly string[] | null;
  /** The list of symbols is being loaded. */
  readonly areLoading: boolean;
}

export function useShownPairs(shown: PairsShown, coins: MarketCoins): ShownPairs {
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
