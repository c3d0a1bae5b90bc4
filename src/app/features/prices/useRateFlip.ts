import { useStore } from 'zustand';
import { flipKeyOf, flipRate, rateFlipStore } from '#app/stores/rateFlips.ts';

/** Whether the rate of a pair is read the other way round than markets quote it, and what turns it over. */
export function useRateFlip(
  from: string,
  to: string,
): { readonly isFlipped: boolean; readonly flip: () => void } {
  const key = flipKeyOf(from, to);
  const isFlipped = useStore(rateFlipStore, ({ flipped }) => flipped.includes(key));
  return { isFlipped, flip: () => flipRate(key) };
}
