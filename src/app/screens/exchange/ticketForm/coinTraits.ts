import { useMemo } from 'react';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { splitSymbol } from '#shared/market/symbol.ts';

/** The answers that tell of coins; each may be missing, which leaves its section out. */
export interface TraitLists {
  readonly coins: ResultOf<'coinList'>['list'] | undefined;
  readonly hot: ResultOf<'hotCoins'>['list'] | undefined;
  readonly added: ResultOf<'recentlyAdded'>['list'] | undefined;
  readonly suggestions: ResultOf<'recommendedSymbols'>['list'] | undefined;
}

/** Which coins are hot and new, and by which contracts they are found. */
export interface CoinTraits {
  readonly hot: ReadonlySet<string>;
  readonly new: ReadonlySet<string>;
  readonly contractsByCoin: ReadonlyMap<string, readonly string[]>;
}

/** Puts together what several calls know of coins (screens.md 1.1, "Load"). */
export function coinTraitsOf({ coins = [], hot = [], added = [], suggestions = [] }: TraitLists): CoinTraits {
  const listed = (flag: 'hot' | 'new'): string[] => coins.flatMap((row) => (row[flag] ? [row.coin] : []));
  const recommended = (reason: 'hot' | 'new'): string[] =>
    suggestions.flatMap((row) => (row.reason === reason ? [splitSymbol(row.symbol).base] : []));
  return {
    hot: new Set([...hot.map(({ coin }) => coin), ...listed('hot'), ...recommended('hot')]),
    new: new Set([...added.map(({ baseCoin }) => baseCoin), ...listed('new'), ...recommended('new')]),
    contractsByCoin: new Map(
      coins.map(({ coin, contracts }) => [coin, contracts.map(({ address }) => address)]),
    ),
  };
}

/** Asks what coinTraitsOf reads (screens.md 1.1, "Load"). The picker does not wait for any of it. */
export function useTraitLists(): TraitLists {
  const coins = useCoinListQuery('convert').answer?.result?.list;
  const hot = useApiQuery('hotCoins', {}).answer?.result?.list;
  const added = useApiQuery('recentlyAdded', {}).answer?.result?.list;
  const suggestions = useApiQuery('recommendedSymbols', {}).answer?.result?.list;
  return useMemo(() => ({ coins, hot, added, suggestions }), [coins, hot, added, suggestions]);
}
