import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock, type Timer } from '#shared/async/clock.ts';
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
    <figure className="grid min-w-0 grid-cols-1 gap-1">
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
      {/* The height is kept before and after anything is drawn. */}
      <div className="relative h-50 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--focus)">
        {!isLongHidden && (
          <WhenNear margin="0px" fallback={<div className="absolute inset-0" />}>
            <Suspense fallback={<Skeleton lines={1} />}>
              <ChartCanvas {...{ points, isDown, times, marked }} writePrice={write} onPoint={setOver} />
            </Suspense>
          </WhenNear>
        )}
        <p
          className="num pointer-events-none absolute start-0 top-0 z-3 bg-raised px-1 text-small/normal text-text-2 empty:hidden"
          aria-hidden="true"
        >
          {described === null ? '' : <bdi>{describe(described)}</bdi>}
        </p>
        {/* For the keyboard and for who hears the page; a pointer is over the line itself. */}
        <input
          type="range"
          className="pointer-events-none absolute inset-0 size-full opacity-0"
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

const CELL = 'h-9 border-t border-line text-start font-normal last:text-end';

/** The chart as a table, the newest price first. */
function ChartTable({ from, to, series, times, write }: ChartTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-normal">
      <caption className="sr-only">{t('chart.table', { from, to })}</caption>
      <thead>
        <tr>
          <th scope="col" className={CELL}>
            {t('terms.time')}
          </th>
          <th scope="col" className={CELL}>
            {t('chart.price', { coin: to })}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...sampleOf(series, MOST_ROWS)].reverse().map(({ atMs, close }) => (
          <tr key={atMs}>
            <th scope="row" className={CELL}>
              <time dateTime={new Date(atMs).toISOString()}>{times.moment(atMs)}</time>
            </th>
            <td className={CELL}>
              <LtrText className="num">{write(close)}</LtrText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A user who looks into another tab for a moment comes back to what was there. */
const LONG_MS = 30_000;

/**
 * Whether this tab has been hidden for half a minute: what takes much memory and can be made again is let go of by then. With
 * fifty tabs open, all but one are.
 */
function useLongHidden(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    let timer: Timer | undefined;
    const follow = (): void => {
      systemClock.clearTimer(timer);
      if (document.visibilityState === 'hidden') timer = systemClock.setTimer(() => setLong(true), LONG_MS);
      else setLong(false);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      systemClock.clearTimer(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return isLong;
}
