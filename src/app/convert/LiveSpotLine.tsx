import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { getFor } from '../amounts/counterAmount.ts';
import { rateOf } from '../market/rateOf.ts';
import { type SpotComparison, spotComparison } from '../market/spotComparison.ts';
import { type QuoteState, quoteStore } from '../stores/quoteStore.ts';
import { indicativeRate } from './indicativeRate.ts';
import { SpotLine } from './SpotLine.tsx';

export interface LiveSpotLineProps {
  readonly from: string;
  readonly to: string;
  /** What is given, a plain decimal string. */
  readonly fromAmount: string;
  readonly fromScale: number;
  readonly toScale: number;
  readonly gapRate: string | undefined;
}

/** What the same trade would about give on the spot market, as prices move (screens.md 1.1, extras). */
export function LiveSpotLine({ from, to, fromAmount, fromScale, toScale, gapRate }: LiveSpotLineProps) {
  const compare = (state: QuoteState): SpotComparison | null => {
    const spot = rateOf(from, to, state);
    if (spot === null) return null;
    const terms = { rate: indicativeRate(spot, gapRate), giveScale: fromScale, getScale: toScale };
    const convertedAmount = getFor(fromAmount, terms);
    if (convertedAmount === undefined) return null;
    return spotComparison({ from, to, fromAmount, convertedAmount, toScale }, state);
  };
  const comparison = useStore(quoteStore, useShallow(compare));
  return comparison === null ? null : <SpotLine comparison={comparison} coin={to} />;
}
