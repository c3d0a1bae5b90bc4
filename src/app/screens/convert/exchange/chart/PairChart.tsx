import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { systemClock } from '#shared/async/clock.ts';
import { ChartFacts } from './ChartFacts.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { CHART_RANGES, type ChartRange, ChartRangeField } from './ChartRangeField.tsx';
import { type PairPoint, withLive } from './pairSeries.ts';
import { type PairSeries, usePairRoute, usePairSeries, useThrottledRate } from './usePairSeries.ts';
import './chartMenu.css';

export interface PairChartProps {
  readonly from: string;
  readonly to: string;
  /** The feed has stopped: what is drawn last may be old. */
  readonly isStale: boolean;
  /** The last day's high and low with it, where nothing beside it says them. */
  readonly hasFacts?: boolean;
  /** What else is in the menu. */
  readonly children?: ReactNode;
}

const NOTHING: readonly PairPoint[] = [];

const MAKER = 'https://www.tradingview.com/';

/** The chart strip of a pair: 1 D, 7 D or 30 D as a line, and the last day's high and low (screens.md 1.1). */
export function PairChart({ from, to, isStale, hasFacts = true, children }: PairChartProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState<ChartRange>(CHART_RANGES[0]);
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const route = usePairRoute(from, to);
  const chosen = usePairSeries(route, range);
  const rate = useThrottledRate(from, to);
  const series = useMemo(
    () =>
      withLive(chosen.series ?? NOTHING, isStale ? null : rate, {
        nowMs: systemClock.wallNow() + chosen.skewMs,
        intervalMs: range.intervalMs,
      }),
    [chosen.series, chosen.skewMs, rate, isStale, range],
  );
  return (
    <Stack
      as="section"
      gap="gap-2"
      className="group/chart min-w-0"
      aria-label={t('chart.title', { from, to })}
      data-stale={isStale || undefined}
    >
      <Toolbar>
        {hasFacts && <ChartFacts {...{ route, series }} unit={to} />}
        <ChartRangeField range={range} onRange={setRange} />
        <ChartMenu>
          <button
            type="button"
            className="text-button"
            aria-expanded={isTable}
            aria-controls={isTable ? tableId : undefined}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t('chart.hideTable') : t('chart.showTable')}
          </button>
          {children}
          <p className="w-full border-t border-line py-2">
            <TextLink variant="tertiary" size="small" isNewTab href={MAKER}>
              {t('chart.maker')}
            </TextLink>
          </p>
        </ChartMenu>
      </Toolbar>
      <ChartBody {...{ from, to, range, series, chosen }} tableId={isTable ? tableId : null} />
    </Stack>
  );
}

interface ChartBodyProps {
  readonly from: string;
  readonly to: string;
  readonly range: ChartRange;
  readonly series: readonly PairPoint[];
  readonly chosen: PairSeries;
  /** The id of the table, where one is asked for. */
  readonly tableId: string | null;
}

/** As high as the plot. */
const HELD = 'min-h-50';

function ChartBody({ from, to, range, series, chosen, tableId }: ChartBodyProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { error, asOfMs, refresh } = chosen;
  if (error !== null && chosen.series === undefined) {
    return (
      <div className={HELD}>
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      </div>
    );
  }
  if (chosen.series === undefined) {
    return (
      <div className={HELD}>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (series.length === 0) {
    return (
      <div className={HELD}>
        <EmptyState
          text={t('chart.none', { from, to })}
          action={{ label: t('states.retry'), onClick: refresh }}
        />
      </div>
    );
  }
  return (
    <>
      <ChartFigure {...{ from, to, range, series, tableId }} />
      {error !== null && asOfMs !== null && <StaleHint asOfMs={asOfMs} onRetry={refresh} />}
    </>
  );
}

/**
 * What is done with a pair and its chart now and then, behind one button. It stays open while it is used, and closes by
 * Escape, by a press beside it, and when the focus goes elsewhere.
 */
function ChartMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    // A press on what can't take the focus moves none.
    const close = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside
    <div ref={root} className="relative ms-auto" onKeyDown={leave}>
      <IconButton
        ref={button}
        icon={Ellipsis}
        label={t('pair.more')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          className="chart-menu absolute end-0 top-[calc(100%+4px)] z-(--layer-figures) grid w-[min(320px,100vw-64px)] justify-items-start rounded-card border border-line-strong bg-raised px-4 py-2 shadow-card [&>details]:w-full"
        >
          {children}
        </div>
      )}
    </div>
  );
}
