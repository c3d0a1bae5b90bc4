import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, setRecordCoins } from '#app/stores/globalStore.ts';

/** The coins that derivatives are settled in: `recordCoinList.contract`, which this fills (screens.md 0.2a). */
export function useContractCoins(): readonly string[] {
  const { answer } = useApiQuery('coinList', { scene: 'record', accountType: 'contract' });
  const list = answer?.result?.list;
  useEffect(() => {
    if (list !== undefined) setRecordCoins('contract', list);
  }, [list]);
  return useStore(globalStore, ({ global }) => global.recordCoinList.contract).map(({ coin }) => coin);
}
