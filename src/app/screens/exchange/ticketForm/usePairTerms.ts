import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { SourceKeyName } from './useConvertCoins.ts';

export interface PairTermsOptions {
  readonly accountType: SourceKeyName;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What is asked anew when the pair changes (screens.md 1.1, "Calls"). Answers without a result are a guest's. */
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
