import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { type Prices, rateOf } from '#app/features/prices/rateOf.ts';
import { getFor, termsAt } from '#app/features/ticketForm/indicativeRate.ts';
import type { SourceKeyName } from '#app/features/ticketForm/useConvertCoins.ts';
import { useApi } from '#app/queries/useApi.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { BatchTerms } from './judgeBatch.ts';

interface BatchEstimate {
  /** What is given of each coin, plain decimal strings. */
  readonly amounts: readonly { readonly coin: string; readonly amount: string }[];
  readonly target: string;
  readonly toScale: number;
  readonly terms: Pick<BatchTerms, 'feeRate' | 'taxRate'>;
}

/** Each coin's distance from spot as a share, or null where it is not known. */
type GapOf = (coin: string) => string | null;

/** A distance does not move with the market; the quote has the exact one. */
const FRESH_MS = 60_000;

/**
 * About what a batch brings, coin by coin at the price with its spread, after fee and tax: never more than the quote at the
 * same prices (screens.md 0.2c). A plain decimal string; null while a price or a distance is not known.
 */
export function useBatchEstimate({
  accountType,
  ...estimate
}: BatchEstimate & { readonly accountType: SourceKeyName }): string | null {
  const { amounts, target } = estimate;
  const request = useApi();
  const { interest } = useBridge();
  const generation = useStore(sessionStore, (state) => state.generation);
  useEffect(
    () => (target === DOLLAR_COIN ? undefined : interest.watch([`${target}${DOLLAR_COIN}`])),
    [interest, target],
  );
  const gaps = useQueries({
    queries: amounts.map(({ coin }) => ({
      queryKey: [generation, 'batchGap', accountType, coin, target],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string | null> => {
        const asked = { fromCoin: coin, toCoin: target, accountType };
        const answered = await request('gapRate', asked, { signal });
        return answered.ok ? (answered.value.result?.gapRate ?? null) : null;
      },
      staleTime: FRESH_MS,
    })),
  });
  const gapOf: GapOf = (coin) => gaps[amounts.findIndex((each) => each.coin === coin)]?.data ?? null;
  return useStore(quoteStore, (prices) => estimateOf(estimate, gapOf, prices));
}

/** The sum of what each coin brings; null where one of them has no price. */
function estimateOf(
  { amounts, target, toScale, terms: { feeRate, taxRate = '0' } }: BatchEstimate,
  gapOf: GapOf,
  prices: Prices,
): string | null {
  let sum = new Decimal(0);
  for (const { coin, amount } of amounts) {
    const [spot, gapRate] = [rateOf(coin, target, prices), gapOf(coin)];
    if (spot === null || gapRate === null) return null;
    const pricing = { gapRate, feeRate, taxRate, giveScale: toScale, getScale: toScale };
    sum = sum.plus(getFor(amount, termsAt(spot, pricing)) ?? '0');
  }
  return sum.toFixed();
}
