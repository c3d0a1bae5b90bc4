import { memo, Suspense } from 'react';
import { lazyPart } from '../../components/lazyPart.tsx';
import type { Pair } from '../../convert/defaultPair.ts';
import { useCopied } from '../../notices/useCopied.ts';
import { QuoteHistoryStrip } from './extras/QuoteHistoryStrip.tsx';
import { SharePair } from './extras/SharePair.tsx';

const PairChart = lazyPart(async () => (await import('./chart/PairChart.tsx')).PairChart);

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
