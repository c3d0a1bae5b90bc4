import { memo, Suspense } from 'react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import type { Pair } from '#app/screens/exchange/ticketForm/choosePair.ts';
import { QuoteHistoryStrip } from './QuoteHistoryStrip.tsx';
import { SharePair } from './SharePair.tsx';

const PairChart = lazyPart(
  () => import('../chart/PairChart.tsx'),
  ({ PairChart }) => PairChart,
);

export interface PairViewProps {
  /** Null while the coins are loading. */
  readonly pair: Pair | null;
  readonly isStale: boolean;
}

/** The pair of the ticket as it moved, the prices that were promised for it in this tab, and a link to it (screens.md 1.1). */
export const PairView = memo(function PairView({ pair, isStale }: PairViewProps) {
  const onCopied = useCopied();
  return (
    <div className="card exchange-pair">
      {pair !== null && (
        <>
          <Suspense fallback={null}>
            <PairChart {...pair} isStale={isStale} />
          </Suspense>
          <QuoteHistoryStrip {...pair} />
          <SharePair {...pair} onCopied={onCopied} />
        </>
      )}
    </div>
  );
});
