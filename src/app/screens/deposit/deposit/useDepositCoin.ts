import { useEffect, useMemo } from 'react';
import { type ApiQuery, useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { CoinChainTerms } from '../chainTerms.ts';
import type { UsedDepositChoice } from './useDepositChoice.ts';

export interface DepositCoin {
  /** "" while none is chosen. */
  readonly code: string;
  readonly name: string | undefined;
  readonly chains: readonly CoinChainTerms[];
  /** The terms of the chosen network; undefined while none is chosen. */
  readonly terms: CoinChainTerms | undefined;
  readonly list: ApiQuery<'coinList'>;
  readonly config: ApiQuery<'coinConfig'>;
}

/** The choice and what is known of it. */
export interface ChosenDeposit {
  readonly chosen: UsedDepositChoice;
  readonly coin: DepositCoin;
}

const NO_CHAINS: readonly CoinChainTerms[] = [];

/** What the exchange says of the chosen coin and its networks. A coin with one network needs no choice of it. */
export function useDepositCoin({ choice, choose, drop, lastChains }: UsedDepositChoice): DepositCoin {
  const code = choice.coin ?? '';
  const list = useCoinListQuery('deposit');
  const config = useApiQuery('coinConfig', { coin: code }, { enabled: code !== '' });
  const chains = chainsOf(config.answer?.result, code);
  const terms = useMemo(() => chains.find(({ chain }) => chain === choice.chain), [chains, choice.chain]);
  const listed = list.answer?.result?.list;
  const isUnknownCoin = code !== '' && listed !== undefined && !listed.some(({ coin }) => coin === code);
  const isUnknownChain = choice.chain !== undefined && chains.length > 0 && terms === undefined;
  const [only] = chains;
  const isOnly = choice.chain === undefined && chains.length === 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found out is the reason, not the functions
  useEffect(() => {
    if (isUnknownCoin) drop('coin');
    else if (isUnknownChain) {
      // A link may have the network by a name in general use (screens.md 0.2c).
      const named = findNetwork(chains.map(toNamed), choice.chain ?? '', code);
      if (named === undefined) drop('chain');
      else choose({ coin: code, chain: named.code });
    } else if (isOnly && only !== undefined) choose({ coin: code, chain: only.chain });
  }, [isUnknownCoin, isUnknownChain, isOnly, code]);

  const chain = terms?.chain;
  useEffect(() => {
    if (chain !== undefined) lastChains.remember({ coin: code, chain });
  }, [lastChains, code, chain]);

  const name = listed?.find(({ coin }) => coin === code)?.name;
  return { code, name, chains, terms, list, config };
}

function toNamed({ chain, chainType }: CoinChainTerms) {
  return { code: chain, label: chainType };
}

/** The chains of an answer about this coin; none where the answer is about the coin chosen before. */
function chainsOf(result: ResultOf<'coinConfig'> | undefined, code: string): readonly CoinChainTerms[] {
  return result === undefined || result.coin !== code ? NO_CHAINS : result.chains;
}
