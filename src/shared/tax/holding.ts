import { taxCountryOf } from './taxCountries.ts';
import { taxZoneOf } from './taxYears.ts';
import { dateOfDay, dayOfDate, zonedDayOf } from './zonedDays.ts';

/** Whole days between the day of purchase and the one of sale, on the calendar of a country; 0 on the same day. */
export function daysHeld(country: string, acquiredMs: number, disposedMs: number): number {
  const timeZone = taxZoneOf(country);
  return zonedDayOf(timeZone, disposedMs) - zonedDayOf(timeZone, acquiredMs);
}

/**
 * Whether coins were held so long that their gain is taxed otherwise, or not at all; undefined where a country makes no
 * difference (`holding` of its rules).
 */
export function isHeldLong(country: string, acquiredMs: number, disposedMs: number): boolean | undefined {
  const holding = taxCountryOf(country)?.holding;
  if (holding === undefined) return undefined;
  if (holding.kind === 'days') return daysHeld(country, acquiredMs, disposedMs) >= holding.days;
  const timeZone = taxZoneOf(country);
  const acquired = zonedDayOf(timeZone, acquiredMs);
  const disposed = zonedDayOf(timeZone, disposedMs);
  return holding.from === 'dayAfter'
    ? // IRC § 1222: the year is counted from the next day on, and is over when it begins again.
      disposed >= yearsLater(acquired + 1, holding.years, false)
    : // BGB § 188(2), (3): it ends with the day of the same date, or of the month's end where there is none.
      disposed > yearsLater(acquired, holding.years, true);
}

function yearsLater(day: number, years: number, isCut: boolean): number {
  const date = dateOfDay(day);
  const later = dayOfDate(date.year + years, date.month, date.day);
  return isCut && dateOfDay(later).month !== date.month ? later - 1 : later;
}
