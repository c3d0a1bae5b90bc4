import { useStore } from 'zustand';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { changeOf } from './changeOf.ts';
import { inverseOf, rateOf } from './rateOf.ts';
import { usePairPrices } from './usePairPrices.ts';

/** The indicative price of a pair: by the feed's last prices, which come at most every 3 s. Nothing is asked for it. */
export interface PairRate {
  /** Units of `to` for one `from`, a plain decimal string; null without a price. */
  readonly rate: string | null;
  /** Units of `from` for one `to`. */
  readonly inverse: string | null;
  /** Change of the last 24 hours, in percent with two decimals. */
  readonly change24h: string | null;
}

/** Follows the price of a pair both ways; renders only when it has changed. */
export function usePairRate(from: string | null, to: string | null): PairRate {
  usePairPrices(from, to);
  const isPair = from !== null && to !== null;
  const rate = useStore(quoteStore, (state) => (isPair ? rateOf(from, to, state) : null));
  const change24h = useStore(quoteStore, (state) =>
    isPair ? changeOf(from, to, state.quoteBySymbol) : null,
  );
  return { rate, inverse: rate === null ? null : inverseOf(rate), change24h };
}
