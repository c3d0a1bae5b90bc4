import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLongHidden } from '#app/components/useLongHidden.ts';
import { WhenNear } from '#app/components/WhenNear.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ChartRange } from './ChartRangeField.tsx';
import { type ChartTimes, chartTimesOf } from './chartTimes.ts';
import type { DrawnPoint } from './createLineChart.ts';
import { type PairPoint, priceDigits, sampleOf, summaryOf } from './pairSeries.ts';

// The chart library is as large as a screen, and prices can be read without it.
const ChartCanvas = lazyPart(
  () => import('./ChartCanvas.tsx'),
  ({ ChartCanvas }) => ChartCanvas,
);

export interface ChartFigureProps {
  readonly from: string;
  readonly to: string;
  readonly range: ChartRange;
  /** At least one point, oldest first. */
  readonly series: readonly PairPoint[];
  /** The id of the table of the same prices, where one is asked for. */
  readonly tableId: string | null;
}

/**
 * The line, the same in one sentence, and the same as a table. The arrow keys walk along it: a slider for screen readers,
 * which moves a mark on the line.
 */
export function ChartFigure({ from, to, range, series, tableId }: ChartFigureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price, change } = figuresOf(language);
  const times = useMemo(() => chartTimesOf(language), [language]);
  const points = useMemo(() => series.map(({ atMs, close }) => ({ atMs, value: Number(close) })), [series]);
  const [walkedTo, setWalkedTo] = useState<number | null>(null);
  const [over, setOver] = useState<DrawnPoint | null>(null);
  // Canvases take some megabytes; the figure keeps its height.
  const isLongHidden = useLongHidden();
  const summary = summaryOf(series);
  if (summary === undefined) return null;
  const digits = priceDigits(summary.last.close);
  const write = (value: number | string): string =>
    price(typeof value === 'string' ? Number(value).toFixed(digits) : value.toFixed(digits));
  const at = Math.min(walkedTo ?? points.length - 1, points.length - 1);
  const marked = walkedTo === null ? null : (points[at] ?? null);
  const described = marked ?? over;
  const describe = (point: DrawnPoint | undefined): string =>
    point === undefined
      ? ''
      : t('chart.point', { time: times.moment(point.atMs), price: write(point.value), coin: to });
  const isDown = summary.change.startsWith('-');

  return (
    <figure className="pair-chart-figure">
      <p className="sr-only">
        {t('chart.summary', {
          ...{ from, to, range: t(`chart.rangeIs.${range.id}`) },
          first: write(summary.first.close),
          last: write(summary.last.close),
          change: change(summary.change),
          high: write(summary.high),
          low: write(summary.low),
        })}
      </p>
      <div className="pair-chart-plot">
        {!isLongHidden && (
          <WhenNear margin="0px" fallback={<div className="pair-chart-canvas" />}>
            <Suspense fallback={<Skeleton lines={1} />}>
              <ChartCanvas {...{ points, isDown, times, marked }} writePrice={write} onPoint={setOver} />
            </Suspense>
          </WhenNear>
        )}
        <p className="pair-chart-point num" aria-hidden="true">
          {described === null ? '' : <bdi>{describe(described)}</bdi>}
        </p>
        <input
          type="range"
          className="pair-chart-walk"
          dir="ltr"
          aria-label={t('chart.walk')}
          aria-valuetext={describe(points[at])}
          min={0}
          max={points.length - 1}
          value={at}
          onChange={(event) => setWalkedTo(Number(event.target.value))}
          onBlur={() => setWalkedTo(null)}
        />
      </div>
      {tableId !== null && (
        <div id={tableId}>
          <ChartTable {...{ from, to, series, times, write }} />
        </div>
      )}
    </figure>
  );
}

interface ChartTableProps {
  readonly from: string;
  readonly to: string;
  readonly series: readonly PairPoint[];
  readonly times: ChartTimes;
  readonly write: (price: string) => string;
}

/** So many can be read through. */
const MOST_ROWS = 24;

/** The chart as a table, the newest price first. */
function ChartTable({ from, to, series, times, write }: ChartTableProps) {
  const { t } = useTranslation();
  return (
    <table className="pair-chart-table">
      <caption className="sr-only">{t('chart.table', { from, to })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('terms.time')}</th>
          <th scope="col">{t('chart.price', { coin: to })}</th>
        </tr>
      </thead>
      <tbody>
        {[...sampleOf(series, MOST_ROWS)].reverse().map(({ atMs, close }) => (
          <tr key={atMs}>
            <th scope="row">
              <time dateTime={new Date(atMs).toISOString()}>{times.moment(atMs)}</time>
            </th>
            <td>
              <LtrText className="num">{write(close)}</LtrText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
