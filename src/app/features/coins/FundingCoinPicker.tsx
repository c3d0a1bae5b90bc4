import { useCallback } from 'react';
import { CoinPicker, type CoinPickerProps } from '#app/components/coinPicker/CoinPicker.tsx';
import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

export interface FundingCoinPickerProps
  extends Pick<CoinPickerProps, 'title' | 'recent' | 'chosen' | 'onClose' | 'onPick'> {
  readonly list: ApiQuery<'coinList'>;
  /** Coins that can't go this way are shown, and can't be chosen. */
  readonly direction: 'deposit' | 'withdraw';
  readonly closedWords: string;
}

/**
 * Chooses a coin to deposit or to withdraw (screens.md 0.3, C2). Balances are those of the funding account, where deposits go
 * and withdrawals begin; the list does not wait for them.
 */
export function FundingCoinPicker({ list, direction, closedWords, ...picker }: FundingCoinPickerProps) {
  const language = useLanguage();
  const errorText = useErrorText();
  const coins = list.answer?.result?.list;
  const funds = useApiQuery('convertCoins', { accountType: 'funding', side: 0 }).answer?.result?.coins;
  const listCoins = useCallback((): readonly PickerCoin[] => {
    const { price } = figuresOf(language);
    const balances = new Map(funds?.map(({ coin, balance }) => [coin, balance]));
    return (coins ?? []).map(({ coin, name, hot, new: isNew, contracts, ...row }) => {
      const balance = balances.get(coin);
      return {
        symbol: coin,
        name,
        balance: balance === undefined ? undefined : price(balance),
        reason: row[direction] === 1 ? undefined : closedWords,
        isHot: hot,
        isNew,
        isHeld: balance !== undefined && compareDecimals(balance, '0') > 0,
        contracts: contracts.map(({ address }) => address),
      };
    });
  }, [coins, funds, language, direction, closedWords]);
  const waiting =
    list.error === null ? (
      <Skeleton lines={8} />
    ) : (
      <ErrorState error={list.error} text={errorText(list.error)} onRetry={list.refresh} />
    );
  return (
    <CoinPicker
      {...picker}
      isOpen
      listCoins={listCoins}
      isHeldFirst={direction === 'withdraw'}
      notice={coins === undefined ? waiting : undefined}
      leftOut={list.answer?.leftOut}
    />
  );
}
