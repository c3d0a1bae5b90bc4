import { useCallback } from 'react';
import { useAddressChains } from '#app/features/addressField/addressChain.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { useBook } from '#app/screens/withdraw/book/useBook.ts';
import type { WithdrawChain } from './withdrawalTerms.ts';

/** How often the fee is looked at while the form is open (screens.md 1.17). */
const FEE_CHECK = { pollMs: () => 60_000 };

const NO_CHAINS: readonly WithdrawChain[] = [];

/** What the exchange says that the form needs; undefined answers are on their way, or failed. */
export function useWithdrawQueries(coin: string, chain: string | undefined) {
  const list = useCoinListQuery('withdraw');
  const addressChains = useAddressChains(coin, FEE_CHECK);
  const limit = useApiQuery(
    'withdrawLimit',
    { coin, ...(chain !== undefined && { chain }) },
    { enabled: coin !== '' },
  );
  const book = useBook();
  const rows = addressChains.query.answer?.result?.rows;
  /** The networks that a coin is sent on; none until they are known. */
  const chainsOf = useCallback(
    (symbol: string): readonly WithdrawChain[] =>
      rows?.find((row) => row.coin === symbol)?.chains ?? NO_CHAINS,
    [rows],
  );
  const areChainsKnown = rows !== undefined;
  return { list, addressChains, limit, book, areChainsKnown, chainsOf, chains: chainsOf(coin) };
}

export type WithdrawQueries = ReturnType<typeof useWithdrawQueries>;
