import { useMemo } from 'react';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import type { TraitLists } from './coinTraits.ts';

/** Asks what coinTraitsOf reads (screens.md 1.1, "Load"). The picker does not wait for any of it. */
export function useTraitLists(): TraitLists {
  const coins = useCoinListQuery('convert').answer?.result?.list;
  const hot = useApiQuery('hotCoins', {}).answer?.result?.list;
  const added = useApiQuery('recentlyAdded', {}).answer?.result?.list;
  const suggestions = useApiQuery('recommendedSymbols', {}).answer?.result?.list;
  return useMemo(() => ({ coins, hot, added, suggestions }), [coins, hot, added, suggestions]);
}
