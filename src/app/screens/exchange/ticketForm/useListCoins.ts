import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { approxValue } from '../prices/approxValue.ts';
import { coinTraitsOf, type TraitLists } from './coinTraits.ts';
import { type CoinInfo, toPickerCoins } from './toPickerCoins.ts';

/**
 * Writes out the coins of one side as its picker shows them: with balances, values and states. Not before it is called, and
 * not with the ticket: a list of hundreds is for whoever reads it. Another function than before has another list.
 */
export function useListCoins(
  side: 'from' | 'to',
  infos: readonly CoinInfo[],
  lists: TraitLists,
): () => readonly PickerCoin[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const isGuest = useStore(globalStore, (state) => statusOf(state) !== 'signed-in');
  const currency = useStore(preferencesStore, (state) => state.currency);
  const closedWords = t('coinPicker.closed');
  return useCallback(() => {
    const { price } = figuresOf(language);
    const writeValue = (usdt: string): string | undefined => {
      // As of now: a list whose values moved would be a list that nobody can read.
      const { rateByCurrency } = quoteStore.getState();
      const found = approxValue(usdt, 'USDT', currency, {
        lastPriceOf: () => undefined,
        usdPerUnitOf: (wanted) => rateByCurrency.get(wanted),
      });
      return found === undefined ? undefined : `≈ ${price(found.value)} ${found.currency}`;
    };
    const traits = coinTraitsOf(lists);
    return toPickerCoins(infos, { side, traits, isGuest, writeAmount: price, writeValue, closedWords });
  }, [infos, language, lists, isGuest, currency, closedWords, side]);
}
