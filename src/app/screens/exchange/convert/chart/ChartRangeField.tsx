import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHART_RANGES, type ChartRange } from './chartRanges.ts';

export interface ChartRangeFieldProps {
  readonly range: ChartRange;
  readonly onRange: (range: ChartRange) => void;
}

/** Which stretch of time the chart shows; arrow keys go from one to the next. */
export function ChartRangeField({ range, onRange }: ChartRangeFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="pair-chart-ranges">
      <legend className="sr-only">{t('chart.range')}</legend>
      {CHART_RANGES.map((each) => (
        <label key={each.id}>
          <input
            type="radio"
            name={name}
            value={each.id}
            checked={each.id === range.id}
            aria-label={t(`chart.rangeIs.${each.id}`)}
            onChange={() => onRange(each)}
          />
          <span aria-hidden="true">{t(`chart.rangeShort.${each.id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
