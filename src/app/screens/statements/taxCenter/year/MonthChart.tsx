import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FigureValue } from './FigureValue.tsx';
import { layOutMonths, type Month } from './layOutMonths.ts';
import './monthChart.css';

export interface MonthChartProps {
  readonly months: readonly Month[];
  readonly currency: string;
}

/** The gain or loss of each month as bars, and behind them the table with every digit. Bars are not mirrored. */
export function MonthChart({ months, currency }: MonthChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  if (months.every(({ disposals }) => disposals === 0)) return null;
  const { price, short } = figuresOf(language);
  const nameOf = (month: string, form: 'narrow' | 'long'): string =>
    dateFormat(language, {
      month: form,
      timeZone: 'UTC',
      ...(form === 'long' && { year: 'numeric' }),
    }).format(Date.parse(`${month}-01T12:00:00Z`));
  const { bars, zero, top, bottom } = layOutMonths(months);
  return (
    <figure className="tax-months" aria-labelledby={id}>
      <figcaption id={id}>{t('tax.months.title')}</figcaption>
      <div className="tax-months-chart num" dir="ltr" aria-hidden="true">
        <span className="tax-months-end">{short(top)}</span>
        {bottom !== '0' && <span className="tax-months-end">{short(bottom)}</span>}
        <div className="tax-months-bars">
          <span className="tax-months-zero" style={{ top: `${zero}%` }} />
          {bars.map(({ month, gain, isLoss, from, size }) => (
            <span
              key={month}
              className="tax-month"
              title={`${nameOf(month, 'long')}: ${price(gain)} ${currency}`}
            >
              <span
                className="tax-month-bar"
                data-loss={isLoss || undefined}
                style={{ top: `${from}%`, height: `${size}%` }}
              />
            </span>
          ))}
        </div>
        <div className="tax-months-names">
          {months.map(({ month }) => (
            <span key={month}>{nameOf(month, 'narrow')}</span>
          ))}
        </div>
      </div>
      <details className="tax-more">
        <summary>{t('tax.months.table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its digits can only be scrolled to by key if it takes the focus. */}
        <section className="tax-scroller" tabIndex={0} aria-label={t('tax.months.title')}>
          <table className="tax-table">
            <thead>
              <tr>
                <th scope="col">{t('tax.months.month')}</th>
                <th scope="col">{t('tax.figure.disposals')}</th>
                <th scope="col">
                  {t('tax.figure.gain')} <small>{currency}</small>
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, disposals, gain }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month, 'long')}</th>
                  <td>
                    <FigureValue figure="disposals" value={disposals} />
                  </td>
                  <td>
                    <FigureValue figure="gain" value={gain} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
