import { useTranslation } from 'react-i18next';
import { LtrText } from '#app/components/LtrText.tsx';
import type { ChartTimes } from './chartTimes.ts';
import { type PairPoint, sampleOf } from './pairSeries.ts';

export interface ChartTableProps {
  readonly from: string;
  readonly to: string;
  readonly series: readonly PairPoint[];
  readonly times: ChartTimes;
  readonly write: (price: string) => string;
}

/** So many can be read through. */
const MOST_ROWS = 24;

/** The chart as a table, the newest price first. */
export function ChartTable({ from, to, series, times, write }: ChartTableProps) {
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
