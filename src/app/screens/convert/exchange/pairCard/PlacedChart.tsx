import { Suspense } from 'react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import type { PairChartProps } from '../chart/PairChart.tsx';

const PairChart = lazyPart(
  () => import('../chart/PairChart.tsx'),
  ({ PairChart }) => PairChart,
);

const PLACE = <div className="pair-chart-place" />;

/** The chart in a place of its height, loaded once that is near the window. */
export function PlacedChart(props: PairChartProps) {
  return (
    <WhenNear fallback={PLACE}>
      <Suspense fallback={PLACE}>
        <PairChart {...props} />
      </Suspense>
    </WhenNear>
  );
}
