import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '#shared/endpoints/table.ts';

/** A stretch of time that the chart shows, with candles fine enough for it and few enough to be quick. */
export interface ChartRange {
  readonly id: '1d' | '7d' | '30d';
  readonly interval: InputOf<'klines'>['interval'];
  readonly intervalMs: number;
  readonly count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** 1 D, 7 D and 30 D (screens.md 1.1). */
export const CHART_RANGES: readonly [ChartRange, ChartRange, ChartRange] = [
  { id: '1d', interval: '5m', intervalMs: 5 * MINUTE_MS, count: 288 },
  { id: '7d', interval: '1h', intervalMs: HOUR_MS, count: 168 },
  { id: '30d', interval: '4h', intervalMs: 4 * HOUR_MS, count: 180 },
];

export interface ChartRangeFieldProps {
  readonly range: ChartRange;
  readonly onRange: (range: ChartRange) => void;
}

/** Chooses the period that the chart shows; arrow keys go from one to the next. */
export function ChartRangeField({ range, onRange }: ChartRangeFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('chart.range')}</legend>
      {CHART_RANGES.map((each) => (
        <label key={each.id} className="relative">
          <input
            type="radio"
            className="peer absolute inset-0 appearance-none opacity-0"
            name={name}
            value={each.id}
            checked={each.id === range.id}
            aria-label={t(`chart.rangeIs.${each.id}`)}
            onChange={() => onRange(each)}
          />
          <span aria-hidden="true" className={SEGMENT}>
            {t(`chart.rangeShort.${each.id}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is chosen has a line below it, not only another colour. */
const SEGMENT =
  'grid min-h-8 min-w-11 place-items-center border-y-2 border-transparent text-text-2 pointer-coarse:min-h-11 ' +
  'peer-checked:border-b-text peer-checked:font-semibold peer-checked:text-text ' +
  'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-(--focus)';
