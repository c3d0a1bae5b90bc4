import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinPicker, type CoinPickerProps } from '#app/components/coinPicker/CoinPicker.tsx';
import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

export interface DepositCoinPickerProps
  extends Pick<CoinPickerProps, 'recent' | 'chosen' | 'onClose' | 'onPick'> {
  readonly list: ApiQuery<'coinList'>;
}

/**
 * Chooses the coin of a deposit (screens.md 0.3, C2). Balances are those of the funding account, where deposits go first;
 * the list does not wait for them.
 */
export function DepositCoinPicker({ list, ...picker }: DepositCoinPickerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const coins = list.answer?.result?.list;
  const funds = useApiQuery('convertCoins', { accountType: 'funding', side: 0 }).answer?.result?.coins;
  const closedWords = t('deposit.coinClosed');
  const listCoins = useCallback((): readonly PickerCoin[] => {
    const { price } = figuresOf(language);
    const balances = new Map(funds?.map(({ coin, balance }) => [coin, balance]));
    return (coins ?? []).map(({ coin, name, deposit, hot, new: isNew, contracts }) => {
      const balance = balances.get(coin);
      return {
        symbol: coin,
        name,
        balance: balance === undefined ? undefined : price(balance),
        reason: deposit === 1 ? undefined : closedWords,
        isHot: hot,
        isNew,
        isHeld: balance !== undefined && compareDecimals(balance, '0') > 0,
        contracts: contracts.map(({ address }) => address),
      };
    });
  }, [coins, funds, language, closedWords]);
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
      title={t('deposit.chooseCoin')}
      listCoins={listCoins}
      notice={coins === undefined ? waiting : undefined}
    />
  );
}
