import { flipKeyOf, rateFlipStore } from '#app/stores/rateFlips.ts';

/** How a pair's rate is read just now, for texts that are written once: a notice, a title. */
export function isRateFlipped(from: string, to: string): boolean {
  return rateFlipStore.getState().flipped.includes(flipKeyOf(from, to));
}
