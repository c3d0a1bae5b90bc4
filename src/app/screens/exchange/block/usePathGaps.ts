import { useApiQuery } from '#app/queries/useApiQuery.ts';

export interface PathGaps {
  /** The distance of the desk's price from spot, and that of an ordinary conversion, as shares; undefined until known. */
  readonly block: string | undefined;
  readonly convert: string | undefined;
  /** The most that one conversion takes, in `from`; undefined until known. */
  readonly convertMost: string | undefined;
}

/** What both desks of the exchange ask for a pair now (screens.md 2.2, getGapRate, limit). Guests may ask. */
export function usePathGaps(from: string, to: string): PathGaps {
  const pair = { fromCoin: from, toCoin: to };
  const options = { enabled: from !== '' && to !== '' && from !== to };
  const block = useApiQuery('gapRate', { ...pair, accountType: 'funding_block_trade' }, options);
  const convert = useApiQuery('gapRate', { ...pair, accountType: 'funding' }, options);
  const limit = useApiQuery('convertLimit', { ...pair, accountType: 'funding' }, options);
  return {
    block: block.answer?.result?.gapRate,
    convert: convert.answer?.result?.gapRate,
    convertMost: limit.answer?.result?.fromMax,
  };
}
