import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { joinNames } from '#app/components/format/joinList.ts';
import { useWrittenSearch } from '#app/components/useWrittenSearch.ts';
import { readLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { createLastChains, type LastChains } from '#app/storage/lastChains.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { type DepositChoice, readDepositLink, writeDepositLink } from './depositLink.ts';

export interface UsedDepositChoice {
  readonly choice: DepositChoice;
  readonly lastChains: LastChains;
  readonly choose: (choice: DepositChoice) => void;
  /** Something of the choice turned out to be unknown, by its name in the address. */
  readonly drop: (name: 'coin' | 'chain') => void;
}

/**
 * The chosen coin and network. The address follows the choice and not the other way round: a change of address is only a
 * transition, during which an address that is no longer meant would stay on the screen.
 */
export function useDepositChoice(): UsedDepositChoice {
  const { t } = useTranslation();
  const { search } = useLocation();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const lastChains = useMemo(() => createLastChains(userId, 'deposit'), [userId]);
  const [choice, setChoice] = useState<DepositChoice>(() => {
    const linked = readDepositLink(search).choice;
    return linked.coin === undefined ? (lastChains.last() ?? {}) : linked;
  });
  const address = useWrittenSearch((other) => setChoice(readDepositLink(other).choice));

  const write = (next: DepositChoice): void => {
    setChoice(next);
    address.write(writeDepositLink(next, address.newest()));
  };
  const sayDropped = (names: readonly string[]): void => {
    const list = joinNames(names, readLanguage());
    showToast({ type: 'info', key: 'dropped', text: t('records.filter.dropped', { names: list }) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const { dropped } = readDepositLink(search);
    if (dropped.length > 0) sayDropped(dropped);
    if (dropped.length > 0 || choice.coin !== readDepositLink(search).choice.coin) write(choice);
  }, []);

  // A device that knows nothing begins where the user was on another one.
  const [isUntouched, setUntouched] = useState(choice.coin === undefined);
  const kept = useApiQuery('userPreferences', {}).answer?.result;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer alone starts it
  useEffect(() => {
    if (!isUntouched || kept === undefined || kept.lastCoin === '') return;
    setUntouched(false);
    write({ coin: kept.lastCoin, ...(kept.lastChain !== '' && { chain: kept.lastChain }) });
  }, [kept]);

  return {
    choice,
    lastChains,
    choose: (next) => {
      setUntouched(false);
      write(next);
    },
    drop: (name) => {
      sayDropped([name]);
      write(name === 'coin' ? {} : { coin: choice.coin });
    },
  };
}
