import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { splitSymbol } from '#shared/market/symbol.ts';
import type { PairChartProps } from '../chart/PairChart.tsx';
import './pair.css';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { directionOf, figuresOf } from '#app/components/format/figures.ts';
import { drawSparkline, Sparkline } from '#app/components/Sparkline.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type MarketQuote, type QuoteState, quoteStore } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import { type Kline, type KlineTopic, klineKey } from '#shared/market/kline.ts';
import { type ExactFigure, exactFigure } from '../market/marketColumns.ts';

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

/** The last price of a pair, how it moved in a day, and that day as a line. */
function PairPrice({ symbol }: { readonly symbol: string }) {
  const { interest } = useBridge();
  const { t } = useTranslation();
  const { price, change } = figuresOf(useLanguage());
  const { base, quote } = splitSymbol(symbol);
  const topic = useMemo<KlineTopic>(() => ({ symbol, interval: '30m', klineType: 'spot' }), [symbol]);
  useEffect(() => interest.watch([symbol], [topic]), [interest, symbol, topic]);
  return (
    <div className="pair-now">
      <p className="pair-price">
        <PairFigure symbol={symbol} write={({ lastPrice }) => price(lastPrice)} />
        <span className="pair-unit"> {quote}</span>
      </p>
      <PairFigure
        symbol={symbol}
        className="pair-change"
        write={({ changeRate24H }) => change(changeRate24H)}
        direction={({ changeRate24H }) => directionOf(changeRate24H)}
      />
      <PairSparkline topic={topic} label={t('pair.chart', { coin: base })} />
    </div>
  );
}

interface PairFactsProps {
  readonly symbol: string;
  readonly currency: string;
}

/** The other figures of a pair in full, whatever columns the table has room for. */
function PairFacts({ symbol, currency }: PairFactsProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  const exact = (figure: ExactFigure) => (quote: MarketQuote) =>
    exactFigure(figure, quote, {
      ...{ base, currency, price },
      noRate: (unit) => t('market.noPairRate', { currency: unit }),
    });
  const facts: readonly [label: string, write: (quote: MarketQuote) => string | undefined][] = [
    [t('pair.high'), ({ highPrice24h }) => `${price(highPrice24h)} ${quoteCoin}`],
    [t('pair.low'), ({ lowPrice24h }) => `${price(lowPrice24h)} ${quoteCoin}`],
    [t('pair.volume'), exact('volume')],
    [t('pair.turnover'), exact('usd')],
    [t('pair.turnoverIn', { currency }), exact('fiat')],
  ];
  return (
    <dl className="pair-facts">
      {facts.map(([label, write]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <PairFigure symbol={symbol} write={write} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PairFigureProps {
  readonly symbol: string;
  /** The figure as text; read once, so the card has a key that changes with what this depends on. */
  readonly write: (quote: MarketQuote) => string | undefined;
  readonly direction?: (quote: MarketQuote) => 'up' | 'down' | undefined;
  readonly className?: string;
}

/**
 * One figure of one pair, following the feed; a dash while there is none. Before the pair's first figures the dash is not
 * seen (pair.css), since it would move when it becomes a figure.
 */
function PairFigure({ symbol, write, direction, className = '' }: PairFigureProps) {
  const ref = useLive<HTMLSpanElement>(
    ({ quoteBySymbol }) => {
      const quote = quoteBySymbol.get(symbol);
      if (quote === undefined) return 'none|–';
      return `${direction?.(quote) ?? 'flat'}|${write(quote) ?? '–'}`;
    },
    (element, value) => {
      const [towards = 'flat', ...text] = value.split('|');
      element.toggleAttribute('data-blank', towards === 'none');
      if (direction !== undefined) element.dataset.direction = towards;
      writeText(element, text.join('|'));
    },
  );
  return (
    <span ref={ref} className={`num ${className}`} translate="no">
      {BLANK}
    </span>
  );
}

/** As long as the figures beside it look back: the line goes the way that they say. */
const DAY_MS = 86_400_000;

/** The last 24 hours of a pair as a line. It draws its candles itself: nothing is rendered for a price. */
function PairSparkline({ topic, label }: { readonly topic: KlineTopic; readonly label: string }) {
  const { t } = useTranslation();
  const key = klineKey(topic);
  const hasLine = useStore(quoteStore, (state) => (state.klinesByKey.get(key)?.length ?? 0) > 1);
  const follow = useCallback(
    (drawing: SVGSVGElement | null) => {
      if (drawing === null) return undefined;
      let drawn: readonly Kline[] | undefined;
      const draw = ({ klinesByKey }: QuoteState): void => {
        const klines = klinesByKey.get(key);
        if (klines === undefined || klines === drawn) return;
        drawn = klines;
        drawSparkline(
          drawing,
          lastDayOf(klines).map((kline) => Number(kline[4])),
        );
      };
      draw(quoteStore.getState());
      return quoteStore.subscribe(draw);
    },
    [key],
  );
  if (!hasLine) return <div className="sparkline sparkline-empty">{t('pair.noChart')}</div>;
  return <Sparkline ref={follow} label={label} />;
}

/** Candles that have not ended a day before the newest began. */
function lastDayOf(klines: readonly Kline[]): readonly Kline[] {
  const sinceMs = (klines.at(-1)?.[0] ?? 0) - DAY_MS;
  return klines.filter(([openMs]) => openMs >= sinceMs);
}
