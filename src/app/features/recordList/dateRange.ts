import { daysBefore, endOfDay, lastSevenDays, startOfDay } from './calendarDays.ts';

/** Both ends belong to it; ms since 1970. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** screens.md 0.3, C10. */
export const RANGE_PRESETS = ['24h', '7d', '30d', '90d', 'year'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** What was chosen: a preset goes on with the clock, days stay ("2026-11-21", on the reader's calendar). */
export type DateRange =
  | { readonly kind: 'preset'; readonly preset: RangePreset }
  | { readonly kind: 'days'; readonly start: string; readonly end: string };

const DAY_MS = 86_400_000;
const DAYS_BACK = { '30d': 30, '90d': 90 } as const;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The moments of a range on the reader's clock; null where a day is none. "7 d" is the specification's helper (product.md
 * section 9): from the start of the day seven days ago to the end of today, eight calendar days. "30 d" and "90 d" are read
 * in the same way, so that a longer preset always holds the shorter ones.
 */
export function spanOf(range: DateRange, nowMs: number): Span | null {
  if (range.kind === 'days') {
    const [start, end] = [readDay(range.start), readDay(range.end)];
    return start === null || end === null ? null : { startMs: startOfDay(start), endMs: endOfDay(end) };
  }
  const today = new Date(nowMs);
  if (range.preset === '24h') return { startMs: nowMs - DAY_MS, endMs: nowMs };
  if (range.preset === '7d') {
    const { start, end } = lastSevenDays(nowMs, 'ms');
    return { startMs: start, endMs: end };
  }
  const first =
    range.preset === 'year'
      ? new Date(today.getFullYear(), 0, 1)
      : daysBefore(today, DAYS_BACK[range.preset]);
  return { startMs: startOfDay(first), endMs: endOfDay(today) };
}

/** With each renewal the last 24 hours are read anew as a whole, so they go on no oftener. */
export const LAST_DAY_RENEWS_MS = 60_000;

/**
 * How long until a range that was asked for at one moment has other moments; 0 or less: it has them now. A preset of days goes
 * on with the day; the last 24 hours, which are never the same, as often as they are asked for again (null: never), at most
 * once a minute.
 */
export function renewsInMs(
  range: DateRange | null,
  askedAtMs: number,
  nowMs: number,
  pollMs: number | null,
): number {
  if (range?.kind !== 'preset') return Number.POSITIVE_INFINITY;
  if (range.preset === '24h') {
    return askedAtMs + Math.max(LAST_DAY_RENEWS_MS, pollMs ?? Number.POSITIVE_INFINITY) - nowMs;
  }
  const [asked, now] = [spanOf(range, askedAtMs), spanOf(range, nowMs)];
  // A clock that was set back has other days as well.
  if (asked === null || now === null || asked.endMs !== now.endMs) return 0;
  return asked.endMs + 1 - nowMs;
}

/** The calendar days that a range touches on the reader's calendar, its first and last one included. */
export function daysOf({ startMs, endMs }: Span): number {
  return Math.round((calendarDay(endMs) - calendarDay(startMs)) / DAY_MS) + 1;
}

/** The day of a moment on the reader's calendar, "2026-11-21". */
export function dayOf(atMs: number): string {
  const at = new Date(atMs);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Noon of a day, or null for a text that is none: "2026-02-30", or the day that a zone left out. */
export function readDay(text: string): Date | null {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12);
  return dayOf(date.getTime()) === text ? date : null;
}

/** A number that rises by one day's ms from one calendar day to the next, however long they are. */
function calendarDay(atMs: number): number {
  const at = new Date(atMs);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
}
