import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel, taxZoneOf } from '#shared/tax/taxYears.ts';
import { dayOfDate, zonedDayOf } from '#shared/tax/zonedDays.ts';

/** No income tax for individuals. */
const WITHOUT_TAX = new Set(['ARE', 'BHR', 'KWT', 'QAT', 'SAU']);

export type Deadline =
  | { readonly kind: 'noCountry' | 'none' | 'notice' | 'unknown' }
  | {
      readonly kind: 'date';
      /** Where the day begins in UTC, ms since 1970: a date of the law, which no zone moves. */
      readonly atMs: number;
      /** Name of the tax year: "2026", or "2026-27". */
      readonly name: string;
      /** Whole days from now on the country's calendar, 0 on the day itself, below zero once it is over. */
      readonly daysLeft: number;
    };

const DAY_MS = 86_400_000;

/** The date for a tax year that begins in `year`; country: ISO 3166-1, three letters, "" for none. */
export function deadlineOf(country: string, year: number, nowMs: number): Deadline {
  if (country === '') return { kind: 'noCountry' };
  if (WITHOUT_TAX.has(country)) return { kind: 'none' };
  const rules = taxCountryOf(country);
  if (rules?.isDueByNotice === true) return { kind: 'notice' };
  const deadline = rules?.deadline;
  if (deadline === undefined) return { kind: 'unknown' };
  const { yearsAfter, since = year, moved } = deadline;
  const dueDay = moved?.[year] ?? (year < since ? undefined : deadline);
  if (dueDay === undefined) return { kind: 'unknown' };
  const { month, day } = dueDay;
  const lastDay = dayOfDate(year + yearsAfter, month, day);
  return {
    kind: 'date',
    atMs: lastDay * DAY_MS,
    name: taxYearLabel(country, year),
    daysLeft: lastDay - zonedDayOf(taxZoneOf(country), nowMs),
  };
}
