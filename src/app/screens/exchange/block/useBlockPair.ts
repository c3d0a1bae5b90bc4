import { useApiQuery } from '#app/queries/useApiQuery.ts';
import type { SizeRange } from './sizeScale.ts';

/** A pair of the desk, as guests are told of it too: how much of it, at which digits, and which coins there are. */
export interface BlockPair {
  /** In the coin that is sold; undefined until it is known, or where the desk does not trade the pair. */
  readonly range: SizeRange | undefined;
  /** Digits after the point of the coin that is received. */
  readonly toScale: number;
  /** What the desk trades. */
  readonly coins: readonly string[];
  readonly isLoading: boolean;
  /** The desk does not trade this pair. */
  readonly isRefused: boolean;
}

/** Enough for any coin, until the coin's own scale is known. */
const USUAL_SCALE = 8;

export function useBlockPair(fromCoin: string, toCoin: string): BlockPair {
  const accountType = 'funding_block_trade';
  const limit = useApiQuery('convertLimit', { accountType, fromCoin, toCoin });
  const known = useApiQuery('convertSpecifiedCoins', {
    accountType,
    coins: [fromCoin, toCoin],
    withPairs: true,
  });
  const bounds = limit.answer?.result;
  const { coins: infos = [], toCoins = [] } = known.answer?.result ?? {};
  const scaleOf = (wanted: string): number =>
    infos.find(({ coin }) => coin === wanted)?.accuracyLength ?? USUAL_SCALE;
  return {
    range:
      bounds === undefined
        ? undefined
        : { min: bounds.fromMin, max: bounds.fromMax, scale: scaleOf(fromCoin) },
    toScale: scaleOf(toCoin),
    coins: toCoins,
    isLoading: limit.isLoading,
    isRefused: limit.error !== null && bounds === undefined,
  };
}
