import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { spotComparison } from '../prices/spotComparison.ts';
import { usePairPrices } from '../prices/usePairPrices.ts';
import type { Money } from '../ticket/ticketQuote.ts';
import { SpotLine } from './SpotLine.tsx';

export interface LiveSpotLineProps {
  readonly give: Money;
  /** What a price promises, after its fee and tax: an estimate without them would look better than it is. */
  readonly get: Money;
  /** Digits after the point of an amount of what is got. */
  readonly toScale: number;
}

/** What the same trade would about give on the spot market, as prices move (screens.md 1.1, extras). */
export function LiveSpotLine({ give, get, toScale }: LiveSpotLineProps) {
  usePairPrices(give.coin, get.coin);
  const question = {
    ...{ from: give.coin, to: get.coin, toScale },
    ...{ fromAmount: give.amount, convertedAmount: get.amount },
  };
  const comparison = useStore(
    quoteStore,
    useShallow((prices) => spotComparison(question, prices)),
  );
  return comparison === null ? null : <SpotLine comparison={comparison} coin={get.coin} />;
}
