import { useMemo } from 'react';
import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { SizeRange } from './sizeScale.ts';
import { type PathPricing, usdValueOf } from './tradePaths.ts';

/** A pair of the OTC desk: how much of it, at which digits, and which coins there are. Guests may ask for it too. */
export interface BlockPair {
  /** In the coin that is sold; undefined until it is known, or where the OTC desk does not trade the pair. */
  readonly range: SizeRange | undefined;
  /** Digits after the point of the coin that is received. */
  readonly toScale: number;
  /** What the OTC desk trades. */
  readonly coins: readonly string[];
  readonly isLoading: boolean;
  /** The OTC desk does not trade this pair. */
  readonly isRefused: boolean;
  /** Why it is not known whether it does. */
  readonly error: AppError | null;
  readonly refresh: () => void;
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
  const isUnknown = limit.error !== null && bounds === undefined;
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
    isRefused: isUnknown && limit.error?.kind === 'business',
    error: isUnknown && limit.error?.kind !== 'business' ? limit.error : null,
    refresh: limit.refresh,
  };
}

export interface UsedPathPricing {
  /** How the OTC desk prices the pair, and an ordinary conversion; undefined until known. */
  readonly block: PathPricing | undefined;
  readonly convert: PathPricing | undefined;
  /** The most that one conversion takes, in `from`; undefined until known. */
  readonly convertMost: string | undefined;
}

/** What the OTC desk and a conversion charge for a pair now (screens.md 2.2, getGapRate, limit). Guests may ask. */
export function usePathPricing(from: string, to: string): UsedPathPricing {
  const block = usePricing('funding_block_trade', from, to);
  const convert = usePricing('funding', from, to);
  return { block: block.pricing, convert: convert.pricing, convertMost: convert.most };
}

function usePricing(accountType: 'funding' | 'funding_block_trade', fromCoin: string, toCoin: string) {
  const input = { fromCoin, toCoin, accountType };
  const options = { enabled: fromCoin !== '' && toCoin !== '' && fromCoin !== toCoin };
  const gap = useApiQuery('gapRate', input, options).answer?.result;
  const limit = useApiQuery('convertLimit', input, options).answer?.result;
  const { feeRate, taxRate } = limit ?? {};
  const gapRate = gap?.gapRate;
  const pricing = useMemo<PathPricing | undefined>(
    () =>
      gapRate === undefined || feeRate === undefined || taxRate === undefined
        ? undefined
        : { gapRate, feeRate, taxRate },
    [gapRate, feeRate, taxRate],
  );
  return { pricing, most: limit?.fromMax };
}

/** "1,612,345.10 USD" for an amount of a coin, following the feed; undefined while no price is known, or for "". */
export function useUsdWords(amount: string, coin: string): string | undefined {
  const { price } = figuresOf(useLanguage());
  usePairPrices(coin, coin === DOLLAR_COIN ? null : DOLLAR_COIN);
  const usd = useStore(quoteStore, (state) => (amount === '' ? null : usdValueOf(amount, coin, state)));
  return usd === null ? undefined : `\u2066${price(usd)} USD\u2069`;
}
