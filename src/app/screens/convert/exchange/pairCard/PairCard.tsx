import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { splitSymbol } from '#shared/market/symbol.ts';
import type { PairChartProps } from '../chart/PairChart.tsx';
import { PairFacts, PairPrice } from './PairFacts.tsx';
import './pair.css';

const PairChart = lazyPart(
  () => import('../chart/PairChart.tsx'),
  ({ PairChart }) => PairChart,
);
/** In the menu, which most visits never open. */
const PairTools = lazyPart(
  () => import('./PairTools.tsx'),
  ({ PairTools }) => PairTools,
);
const QuoteHistoryStrip = lazyPart(
  () => import('./QuoteHistoryStrip.tsx'),
  ({ QuoteHistoryStrip }) => QuoteHistoryStrip,
);

export interface PairCardProps {
  /** The market's symbol; "" where the ticket's pair has none. */
  readonly symbol: string;
  /** The ticket's pair; null while there is none. */
  readonly pair: Pair | null;
  readonly currency: string;
  readonly isStale: boolean;
  /** The place in the menu for what else the ticket offers; null while the menu is closed. */
  readonly onTools: (place: HTMLElement | null) => void;
}

/** One pair large: its price and all its figures in full, its chart, and what can be done with the pair (screens.md 1.1). */
export function PairCard({ symbol, pair, currency, isStale, onTools }: PairCardProps) {
  const { t } = useTranslation();
  const { base, quote } =
    symbol === '' ? { base: pair?.from ?? '', quote: pair?.to ?? '' } : splitSymbol(symbol);
  return (
    <section className="card pair-card" aria-label={`${base} ${quote}`} data-stale={isStale || undefined}>
      <header className="pair-head">
        <div className="pair-name">
          <CoinMark coin={base} />
          <h2 className="text-large font-semibold">
            {base}
            <span className="font-normal text-text-3"> / {quote}</span>
          </h2>
        </div>
        {symbol === '' ? (
          <p className="text-text-2">{t('pair.noMarket')}</p>
        ) : (
          <>
            <PairPrice symbol={symbol} />
            <PairFacts symbol={symbol} currency={currency} />
          </>
        )}
      </header>
      <QueriesHost>
        <PlacedChart from={base} to={quote} isStale={isStale} hasFacts={symbol === ''}>
          {pair !== null && (
            <Suspense fallback={null}>
              <PairTools pair={pair} onPlace={onTools} />
            </Suspense>
          )}
        </PlacedChart>
      </QueriesHost>
      {pair !== null && (
        <Suspense fallback={null}>
          <QuoteHistoryStrip {...pair} />
        </Suspense>
      )}
    </section>
  );
}

const PLACE = <div className="pair-chart-place" />;

/** The chart in a place of its height, loaded once that is near the window. */
function PlacedChart(props: PairChartProps) {
  return (
    <WhenNear fallback={PLACE}>
      <Suspense fallback={PLACE}>
        <PairChart {...props} />
      </Suspense>
    </WhenNear>
  );
}
