import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { approxValue, ratesOf } from '#app/features/recordList/approxValue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { createRecentCoins, type RecentCoins } from '#app/storage/recentCoins.ts';
import { globalStore, statusOf, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { type CoinInfo, coinTraitsOf, type TraitLists, toPickerCoins } from './pickerCoins.ts';

/**
 * Writes out the coins of one side as its picker shows them: with balances, values and states. It
 * works when it is called, not with the ticket: the list has hundreds of coins. A new function means a new list.
 */
export function useListCoins(
  side: 'from' | 'to',
  infos: readonly CoinInfo[],
  lists: TraitLists,
): () => readonly PickerCoin[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const isGuest = useStore(globalStore, (state) => statusOf(state) !== 'signed-in');
  const currency = useStore(globalStore, valueCurrencyOf);
  const closedWords = t('coinPicker.closed');
  return useCallback(() => {
    const { price } = figuresOf(language);
    const writeValue = (usdt: string): string | undefined => {
      // As of now: a list whose values keep moving can't be read.
      const found = approxValue(usdt, 'USDT', currency, ratesOf(quoteStore.getState()));
      return found === undefined ? undefined : `≈ ${price(found.value)} ${found.currency}`;
    };
    const traits = coinTraitsOf(lists);
    return toPickerCoins(infos, { side, traits, isGuest, writeAmount: price, writeValue, closedWords });
  }, [infos, language, lists, isGuest, currency, closedWords, side]);
}

/** The coins that this user chose lately on this device. */
export function useRecentCoins(): RecentCoins {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  return useMemo(() => createRecentCoins(userId), [userId]);
}

/** Asks what coinTraitsOf reads (screens.md 1.1, "Load"). The picker does not wait for any of it. */
export function useTraitLists(): TraitLists {
  const coins = useCoinListQuery('convert').answer?.result?.list;
  const hot = useApiQuery('hotCoins', {}).answer?.result?.list;
  const added = useApiQuery('recentlyAdded', {}).answer?.result?.list;
  const suggestions = useApiQuery('recommendedSymbols', {}).answer?.result?.list;
  return useMemo(() => ({ coins, hot, added, suggestions }), [coins, hot, added, suggestions]);
}
