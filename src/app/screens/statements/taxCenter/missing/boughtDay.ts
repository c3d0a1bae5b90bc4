import { dateFormat } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';
import { dateOfDay, dayOfDate, startOfZonedDay, zonedDayOf } from '#shared/tax/zonedDays.ts';

const HALF_DAY_MS = 43_200_000;

/** The first block of Bitcoin: nothing can have been bought before, and such a year is a slip. */
export const FIRST_DAY = '2009-01-03';

/** A day of a country's calendar as fields of days have it: "2026-04-06". */
export function writeDay(country: string, atMs: number): string {
  const { year, month, day } = dateOfDay(zonedDayOf(taxZoneOf(country), atMs));
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/**
 * When coins that came at a moment were bought, by a day that was entered: its noon on the country's clocks, or the moment itself
 * where they came that day. Null for what is no day, for one after they came, and for one before there were any coins. ms since 1970.
 */
export function readBoughtDay(text: string, country: string, receivedMs: number): number | null {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY) return null;
  const timeZone = taxZoneOf(country);
  const day = dayOfDate(year, month, date);
  const received = zonedDayOf(timeZone, receivedMs);
  if (day > received || writeDay('', day * 2 * HALF_DAY_MS) !== text) return null;
  return day === received ? receivedMs : startOfZonedDay(timeZone, day) + HALF_DAY_MS;
}

/** The day on which coins came, in words: that of the country's calendar, by which a day of purchase is judged. */
export function writeReceivedDay(receivedMs: number, country: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: taxZoneOf(country) }).format(receivedMs);
}
