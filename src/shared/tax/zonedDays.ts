const DAY_MS = 86_400_000;

const formatByZone = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'iso8601', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formatByZone.set(timeZone, format);
  return format;
}

/** What clocks of a zone show, as if they were those of UTC; ms since 1970, to the second. */
function wallMs(timeZone: string, atMs: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day on a zone's calendar that a moment is in, counted from 1 January 1970. */
export function zonedDayOf(timeZone: string, atMs: number): number {
  if (timeZone === 'UTC') return Math.floor(atMs / DAY_MS);
  return Math.floor(wallMs(timeZone, atMs) / DAY_MS);
}

/**
 * The first moment of a day on a zone's calendar, ms since 1970; the day as `zonedDayOf` counts it. A day that clocks begin at
 * one o'clock, or twice, begins at the first moment that has its date; one that a zone left out, where the next one begins.
 */
export function startOfZonedDay(timeZone: string, day: number): number {
  const wall = day * DAY_MS;
  if (timeZone === 'UTC') return wall;
  const startBy = (atMs: number): number => wall - (wallMs(timeZone, atMs) - atMs);
  const [one, other] = [startBy(wall - DAY_MS), startBy(wall + DAY_MS)];
  const first = Math.min(one, other);
  return zonedDayOf(timeZone, first) === day ? first : Math.max(one, other);
}

/** The count of a date: month from 1 to 12, days beyond a month's end run into the next one. */
export function dayOfDate(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The date of a count, its month from 1 to 12. */
export function dateOfDay(day: number): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
