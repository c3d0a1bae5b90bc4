import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';
import { FoldedTable } from '../TaxTable.tsx';
import { FigureValue } from './FigureValue.tsx';

export interface MonthChartProps {
  readonly months: readonly Month[];
  readonly currency: string;
}

/** The narrow name of a month, where it is a letter and not an abbreviation. */
const LETTER_LENGTH = 2;

/** The gain or loss of each month as bars, and behind them the table with every digit. Bars are not mirrored. */
export function MonthChart({ months, currency }: MonthChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  if (months.every(({ disposals }) => disposals === 0)) return null;
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-2" aria-labelledby={id}>
      <figcaption id={id} className="text-text-2">
        {t('tax.months.title')}
      </figcaption>
      <MonthBars months={months} currency={currency} />
      <FoldedTable className="pointer-coarse:py-3" label={t('tax.months.title')}>
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
              <th scope="row">{nameOfMonth(month, 'long', language)}</th>
              <td>
                <FigureValue figure="disposals" value={disposals} />
              </td>
              <td>
                <FigureValue figure="gain" value={gain} />
              </td>
            </tr>
          ))}
        </tbody>
      </FoldedTable>
    </figure>
  );
}

/** For the eye alone: the table says the same. */
function MonthBars({ months, currency }: MonthChartProps) {
  const language = useLanguage();
  const { price, short } = figuresOf(language);
  const { bars, zero, top, bottom } = layOutMonths(months);
  const names = months.map(({ month }) => nameOfMonth(month, 'narrow', language));
  // Twelve names that are no letters, such as "มี.ค." or "10月", don't stand side by side: the months' numbers do.
  const hasLetters = names.every((name) => name.length <= LETTER_LENGTH);
  return (
    <div
      className="num grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[120px_auto] gap-x-2 gap-y-1 text-small text-text-2"
      dir="ltr"
      aria-hidden="true"
    >
      <span className="col-start-1 row-start-1 self-start text-end">{short(top)}</span>
      {bottom !== '0' && <span className="col-start-1 row-start-1 self-end text-end">{short(bottom)}</span>}
      <div className="relative col-start-2 row-start-1 grid auto-cols-fr grid-flow-col">
        <span className="absolute inset-x-0 border-t border-line-strong" style={{ top: `${zero}%` }} />
        {bars.map(({ month, gain, isLoss, from, size }) => (
          <span
            key={month}
            className="relative"
            title={`${nameOfMonth(month, 'long', language)}: ${price(gain)} ${currency}`}
          >
            <span
              className={joinClasses('absolute inset-x-[15%] min-h-px', isLoss ? 'bg-down' : 'bg-up')}
              data-loss={isLoss || undefined}
              style={{ top: `${from}%`, height: `${size}%` }}
            />
          </span>
        ))}
      </div>
      <div className="col-start-2 row-start-2 grid auto-cols-fr grid-flow-col text-center">
        {months.map(({ month }, at) => (
          <span key={month}>{hasLetters ? names[at] : Number(month.slice(5))}</span>
        ))}
      </div>
    </div>
  );
}

function nameOfMonth(month: string, form: 'narrow' | 'long', language: Language): string {
  return dateFormat(language, {
    month: form,
    timeZone: 'UTC',
    ...(form === 'long' && { year: 'numeric' }),
  }).format(Date.parse(`${month}-01T12:00:00Z`));
}

type Month = ResultOf<'taxOverview'>['months'][number];

/** Where a month's bar stands, in percent of the height from its upper edge. */
interface MonthBar {
  readonly month: string;
  readonly gain: string;
  readonly isLoss: boolean;
  readonly from: number;
  readonly size: number;
}

interface MonthLayout {
  readonly bars: readonly MonthBar[];
  /** The line of zero, in percent from the upper edge. */
  readonly zero: number;
  /** The greatest gain and the greatest loss, plain; "0" for none. */
  readonly top: string;
  readonly bottom: string;
}

/** Lays out the bars of a year. Numbers are fine here: they only become pixels. */
function layOutMonths(months: readonly Month[]): MonthLayout {
  const gains = months.map(({ gain }) => gain);
  const top = gains.reduce((most, gain) => (compareDecimals(gain, most) > 0 ? gain : most), '0');
  const bottom = gains.reduce((least, gain) => (compareDecimals(gain, least) < 0 ? gain : least), '0');
  const height = Number(top) - Number(bottom) || 1;
  const zero = (Number(top) / height) * 100;
  const bars = months.map(({ month, gain }) => {
    const size = (Math.abs(Number(gain)) / height) * 100;
    const isLoss = Number(gain) < 0;
    return { month, gain, isLoss, from: isLoss ? zero : zero - size, size };
  });
  return { bars, zero, top, bottom };
}
