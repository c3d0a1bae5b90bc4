import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { approxValue } from '../amounts/approxValue.ts';
import type { PickerCoin } from '../components/coinPicker/pickerRows.ts';
import { figuresOf } from '../format/figures.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type ApiQuery, useApiQuery } from '../queries/useApiQuery.ts';
import { globalStore, statusOf } from '../stores/globalStore.ts';
import { preferencesStore } from '../stores/preferencesStore.ts';
import { quoteStore } from '../stores/quoteStore.ts';
import { type CoinInfo, toPickerCoins } from './toPickerCoins.ts';
import { useCoinTraits } from './useCoinTraits.ts';

export type SourceKeyName = InputOf<'convertCoins'>['accountType'];

/** One side of a conversion: what can be chosen, and what is known of each coin. */
export interface ConvertSide {
  readonly coins: readonly PickerCoin[];
  readonly infoByCoin: ReadonlyMap<string, CoinInfo>;
  readonly isLoading: boolean;
  /** Why the newest attempt failed; coins of an earlier one stay. */
  readonly error: AppError | null;
  /** Asks anew, as after a conversion. */
  readonly refresh: () => void;
}

export interface ConvertCoins {
  readonly from: ConvertSide;
  readonly to: ConvertSide;
}

/**
 * The coins that an account can convert from, and into from a chosen one (screens.md 1.1, 2.2): with balances, values and
 * states for the picker. A guest has the same lists without balances.
 */
export function useConvertCoins(accountType: SourceKeyName, from: string | undefined): ConvertCoins {
  const give = useApiQuery('convertCoins', { accountType, side: 0 });
  const get = useApiQuery('convertCoins', {
    accountType,
    side: 1,
    ...(from !== undefined && { coin: from }),
  });
  return { from: useSide('from', give), to: useSide('to', get) };
}

function useSide(side: 'from' | 'to', query: ApiQuery<'convertCoins'>): ConvertSide {
  const { t } = useTranslation();
  const language = useLanguage();
  const traits = useCoinTraits();
  const isGuest = useStore(globalStore, (state) => statusOf(state) !== 'signed-in');
  const currency = useStore(preferencesStore, (state) => state.currency);
  const infos = query.answer?.result?.coins;
  const closedWords = t('coinPicker.closed');
  return useMemo(() => {
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
    return {
      coins: toPickerCoins(infos ?? [], {
        side,
        traits,
        isGuest,
        writeAmount: price,
        writeValue,
        closedWords,
      }),
      infoByCoin: new Map((infos ?? []).map((info) => [info.coin, info])),
      isLoading: query.isLoading,
      error: query.error,
      refresh: query.refresh,
    };
  }, [
    infos,
    language,
    traits,
    isGuest,
    currency,
    closedWords,
    side,
    query.isLoading,
    query.error,
    query.refresh,
  ]);
}
