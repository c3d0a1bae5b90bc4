import { useEffect } from 'react';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { type RecordAccount, setRecordCoins } from '#app/stores/globalStore.ts';

/** Fills the three lists of `recordCoinList` (screens.md 0.2a, 0.2c), which the gateway keeps for all tabs. */
export function useRecordCoinLists(): void {
  useRecordCoinList('spot');
  useRecordCoinList('contract');
  useRecordCoinList('fund');
}

function useRecordCoinList(account: RecordAccount): void {
  const { answer } = useApiQuery('coinList', { scene: 'record', accountType: account });
  const list = answer?.result?.list;
  useEffect(() => {
    if (list !== undefined) setRecordCoins(account, list);
  }, [account, list]);
}
