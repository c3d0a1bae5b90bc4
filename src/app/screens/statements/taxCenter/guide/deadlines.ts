import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel } from '#shared/tax/taxYears.ts';

/** No income tax for individuals. */
const WITHOUT_TAX = new Set(['ARE', 'BHR', 'KWT', 'QAT', 'SAU']);

export type Deadline =
  | { readonly kind: 'noCountry' | 'none' | 'notice' | 'unknown' }
  | {
      readonly kind: 'date';
      /** The end of the day in UTC, ms since 1970. */
      readonly atMs: number;
      /** Name of the tax year: "2026", or "2026-27". */
      readonly name: string;
      /** Whole days from now, 0 on the day itself, below zero once it is over. */
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
  const atMs = Date.UTC(year + yearsAfter, month - 1, day + 1) - 1;
  const today = Math.floor(nowMs / DAY_MS);
  return {
    kind: 'date',
    atMs,
    name: taxYearLabel(country, year),
    daysLeft: Math.floor(atMs / DAY_MS) - today,
  };
}
