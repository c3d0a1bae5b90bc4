import { taxCountryOf } from './taxCountries.ts';
import { dateOfDay, dayOfDate, startOfZonedDay, zonedDayOf } from './zonedDays.ts';

/** From its first moment on, up to and without the first one after it; ms since 1970. */
export interface TaxYearRange {
  readonly startMs: number;
  readonly endMs: number;
}

/** Calendar years of UTC where a country's rules are not known (screens.md 0.2c). */
const UNKNOWN = { begins: { month: 1, day: 1 }, timeZone: 'UTC' };

function rulesOf(country: string): typeof UNKNOWN {
  return taxCountryOf(country) ?? UNKNOWN;
}

/** The IANA name of the zone in whose days a country's tax years are. */
export function taxZoneOf(country: string): string {
  return rulesOf(country).timeZone;
}

/** The tax year of a country that begins in the calendar year `year`, exact at the second in its zone. */
export function taxYearRange(country: string, year: number): TaxYearRange {
  return taxMonths(country, year, 0, 12);
}

/** A quarter of that year: three months from its first day on, and so forth. */
export function taxQuarterRange(country: string, year: number, quarter: 1 | 2 | 3 | 4): TaxYearRange {
  return taxMonths(country, year, (quarter - 1) * 3, 3);
}

function taxMonths(country: string, year: number, from: number, months: number): TaxYearRange {
  const { begins, timeZone } = rulesOf(country);
  const startOf = (month: number): number =>
    startOfZonedDay(timeZone, dayOfDate(year, begins.month + month, begins.day));
  return { startMs: startOf(from), endMs: startOf(from + months) };
}

/** The calendar year in which the tax year of a moment began. */
export function taxYearOf(country: string, atMs: number): number {
  const { begins, timeZone } = rulesOf(country);
  const { year, month, day } = dateOfDay(zonedDayOf(timeZone, atMs));
  const isBefore = month < begins.month || (month === begins.month && day < begins.day);
  return isBefore ? year - 1 : year;
}

/** What a tax year is called: "2026", or "2026-27" where it runs over the end of a calendar year. */
export function taxYearLabel(country: string, year: number): string {
  const { month, day } = rulesOf(country).begins;
  if (month === 1 && day === 1) return String(year);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
