import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import type { PairRoute } from '#app/features/prices/pairRoute.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { lastDayOf, type PairPoint } from './pairSeries.ts';

export interface ChartFactsProps {
  /** Null while it is not known. */
  readonly route: PairRoute | null;
  /** The coin that both prices are in. */
  readonly unit: string;
  /** The source for a pair that has no symbol of its own. */
  readonly series: readonly PairPoint[];
}

const DAY_MS = 86_400_000;

/**
 * The highest and the lowest price of the last 24 hours (screens.md 1.1). They follow the feed as text nodes: nothing is
 * rendered for a price (docs/decisions/0004-market-table-layout.md).
 */
export function ChartFacts({ route, unit, series }: ChartFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const high = useRef<HTMLElement>(null);
  const low = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { price } = figuresOf(language);
    const lastPoints = lastDayOfSeries(series);
    const symbol = route === null || route.kind === 'cross' ? null : route.symbol;
    const write = (element: HTMLElement | null, plain: string | undefined, mark: string): void => {
      if (element !== null) writeText(element, plain === undefined ? '–' : `${mark}${price(plain)} ${unit}`);
    };
    const follow = (): void => {
      const quote = symbol === null ? undefined : quoteStore.getState().quoteBySymbol.get(symbol);
      const day = route && lastDayOf(route, quote, lastPoints);
      const mark = day?.isEstimate === true ? '≈ ' : '';
      write(high.current, day?.high, mark);
      write(low.current, day?.low, mark);
    };
    follow();
    // A cross pair has its series alone, which no batch changes.
    return symbol === null ? undefined : quoteStore.subscribe(follow);
  }, [route, unit, series, language]);

  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small/normal">
      <div className="flex gap-1.5">
        <dt className="text-text-2">{t('pair.high')}</dt>
        <dd>
          <bdi ref={high} dir="ltr" className="num">
            {BLANK}
          </bdi>
        </dd>
      </div>
      <div className="flex gap-1.5">
        <dt className="text-text-2">{t('pair.low')}</dt>
        <dd>
          <bdi ref={low} dir="ltr" className="num">
            {BLANK}
          </bdi>
        </dd>
      </div>
    </dl>
  );
}

/** The points of the 24 hours before the last one. */
function lastDayOfSeries(series: readonly PairPoint[]): readonly PairPoint[] {
  const last = series.at(-1);
  return last === undefined ? series : series.filter(({ atMs }) => atMs > last.atMs - DAY_MS);
}
