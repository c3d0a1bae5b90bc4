import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { CoinInfo } from './pickerCoins.ts';
import type { SourceKeyName } from './useConvertCoins.ts';

export interface PairTermsOptions {
  readonly accountType: SourceKeyName;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What is requested again when the pair changes (screens.md 1.1, "Calls"). Answers without a result are a guest's. */
export interface PairTermQueries {
  /** The least and the most of either side, and the terms of limit orders. */
  readonly limit: ApiQuery<'convertLimit'>;
  /** The exchange's price beside the middle of the spot market. */
  readonly gap: ApiQuery<'gapRate'>;
  /** Both coins, and every coin that the first one can be converted into. */
  readonly specified: ApiQuery<'convertSpecifiedCoins'>;
}

/** The terms of a pair; nothing is asked while one of its coins is missing. */
export function usePairTerms({ accountType, from = '', to = '' }: PairTermsOptions): PairTermQueries {
  const enabled = from !== '' && to !== '' && from !== to;
  const pair = { accountType, fromCoin: from, toCoin: to };
  return {
    limit: useApiQuery('convertLimit', pair, { enabled }),
    gap: useApiQuery('gapRate', pair, { enabled }),
    specified: useApiQuery(
      'convertSpecifiedCoins',
      { accountType, coins: [from, to], withPairs: true },
      { enabled },
    ),
  };
}

/** The balance of a coin, and the part that can be converted. Plain decimal strings; undefined while not known. */
export interface Convertible {
  readonly balance: string | undefined;
  readonly convertible: string | undefined;
  /** Asks a unified account again; the list of coins is refreshed by its owner. */
  readonly refresh: () => void;
}

/**
 * The balance of a coin in an account. In a unified account less can be converted than there is, which the wallet's own call
 * says (screens.md 1.1, "Validation"); for the others the list of coins says it.
 */
export function useConvertible(
  accountType: SourceKeyName,
  info: CoinInfo | undefined,
  isGuest: boolean,
): Convertible {
  const isUnified = accountType.startsWith('uta_') || accountType.startsWith('unified_');
  const enabled = isUnified && !isGuest && info !== undefined;
  const wallet = useApiQuery('walletBalance', { coin: info?.coin ?? '' }, { enabled });
  if (isGuest || info === undefined) {
    return { balance: undefined, convertible: undefined, refresh: wallet.refresh };
  }
  const held = wallet.answer?.result?.list.flatMap(({ coin }) => coin).find(({ coin }) => coin === info.coin);
  return {
    balance: held?.walletBalance ?? info.balance,
    convertible: held?.availableToConvert ?? info.convertible,
    refresh: wallet.refresh,
  };
}
