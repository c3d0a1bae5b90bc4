import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import type { ReadersCoins } from './exchangeNotice.ts';

/** The parameters of an address that choose a coin (screens.md 1.24). */
const CHOOSING = ['coin', 'from', 'to'] as const;

export interface UsedReadersCoins {
  readonly coins: ReadersCoins;
  /** What is held is known, or can't be. */
  readonly isKnown: boolean;
}

/** The coins that the screen has chosen, by its address, and those in the reader's two wallets; wallets are asked only where it matters. */
export function useReadersCoins(isAsked: boolean): UsedReadersCoins {
  const { search } = useLocation();
  const status = useStore(globalStore, statusOf);
  const enabled = isAsked && status === 'signed-in';
  const funding = useApiQuery('convertCoins', { accountType: 'funding', side: 0 }, { enabled });
  const unified = useApiQuery('walletBalance', {}, { enabled });
  const fundingCoins = funding.answer?.result?.coins;
  const unifiedWallets = unified.answer?.result?.list;
  const coins = useMemo(() => {
    const params = new URLSearchParams(search);
    const held = [
      ...(fundingCoins ?? []).filter(({ balance }) => isSomething(balance)),
      ...(unifiedWallets ?? []).flatMap(({ coin }) => coin).filter(({ equity }) => isSomething(equity)),
    ];
    return {
      chosen: CHOOSING.flatMap((name) => params.get(name)?.toUpperCase() ?? []),
      held: held.map(({ coin }) => coin),
    };
  }, [search, fundingCoins, unifiedWallets]);
  const isAnswered = [funding, unified].every(({ answer, error }) => answer !== undefined || error !== null);
  return { coins, isKnown: !isAsked || status === 'guest' || isAnswered };
}

/** Any digit but 0: a plain decimal that is not nothing. */
const isSomething = (plain: string): boolean => /[1-9]/.test(plain);
