import { useTranslation } from 'react-i18next';
import { dateFormat } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';

export interface YearRangeProps {
  /** ISO 3166-1, three letters; "" while none is known. */
  readonly country: string;
  /** The calendar year in which the tax year begins. */
  readonly year: number;
}

/** The days of a tax year on the calendar of its country: "6 April 2026 – 5 April 2027, London time". */
export function YearRange({ country, year }: YearRangeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeZone = taxZoneOf(country);
  const { startMs, endMs } = taxPeriod(country, year);
  const period = dateFormat(language, { dateStyle: 'long', timeZone }).formatRange(startMs, endMs);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return (
    <p className="tax-hint">
      {timeZone === 'UTC'
        ? t('records.utc', { time: period })
        : t('tax.range', { period, zone: t('tax.zone', { city }) })}
    </p>
  );
}
