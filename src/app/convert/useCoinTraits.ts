import { useMemo } from 'react';
import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { useApiQuery } from '../queries/useApiQuery.ts';
import { useCoinListQuery } from '../queries/useCoinListQuery.ts';
import type { CoinTraits } from './toPickerCoins.ts';

/**
 * Which coins are hot and new, and by which contracts they are found (screens.md 1.1, "Load"). The picker does not wait for
 * any of it.
 */
export function useCoinTraits(): CoinTraits {
  const list = useCoinListQuery('convert').answer?.result?.list;
  const hot = useApiQuery('hotCoins', {}).answer?.result?.list;
  const added = useApiQuery('recentlyAdded', {}).answer?.result?.list;
  const suggestions = useApiQuery('recommendedSymbols', {}).answer?.result?.list;
  return useMemo(() => {
    const listed = (flag: 'hot' | 'new'): string[] =>
      (list ?? []).flatMap((row) => (row[flag] ? [row.coin] : []));
    const recommended = (reason: 'hot' | 'new'): string[] =>
      (suggestions ?? []).flatMap((row) => (row.reason === reason ? [splitSymbol(row.symbol).base] : []));
    return {
      hot: new Set([...(hot ?? []).map(({ coin }) => coin), ...listed('hot'), ...recommended('hot')]),
      new: new Set([
        ...(added ?? []).map(({ baseCoin }) => baseCoin),
        ...listed('new'),
        ...recommended('new'),
      ]),
      contractsByCoin: new Map(
        (list ?? []).map(({ coin, contracts }) => [coin, contracts.map(({ address }) => address)]),
      ),
    };
  }, [list, hot, added, suggestions]);
}
