import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { figuresOf } from './figures.ts';

/**
 * The locale that dates and numbers of a language are written by: its own order and marks, with Latin digits and the
 * Gregorian calendar everywhere, since amounts and times here are compared with chains, banks and other users'.
 */
export function localeOf(language: Language): string {
  return `${language}-u-ca-gregory-nu-latn`;
}

const formatByKey = new Map<string, Intl.DateTimeFormat>();

/**
 * How the readers of a language write moments; made once for each form, since making one takes a slow phone some
 * milliseconds. English that names no country is British (docs/words.md).
 */
export function dateFormat(language: Language, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(form)}`;
  const format =
    formatByKey.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), form);
  formatByKey.set(key, format);
  return format;
}

/** A day on the reader's calendar, in words: "1 January 2030". */
export function formatDate(atMs: number, language: Language): string {
  return dateFormat(language, { dateStyle: 'long' }).format(atMs);
}

/** A whole number with the reader's separators. */
export function formatCount(count: number, language: Language): string {
  return figuresOf(language).price(String(count));
}

export interface MomentForm {
  readonly clock?: 'local' | 'UTC';
  /** Left out where all moments around it are of this year. */
  readonly hasYear?: boolean;
}

/**
 * Day and time to the second as the readers of a language write them, of 24 hours: "21 Nov 2026, 09:41:07". On the reader's
 * own clock, or on that of UTC.
 */
export function formatMoment(atMs: number, language: Language, form: MomentForm = {}): string {
  const { clock = 'local', hasYear = true } = form;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return dateFormat(language, {
    ...(hasYear ? { dateStyle: 'medium', timeStyle: 'medium' } : { day: 'numeric', month: 'short', ...time }),
    hourCycle: 'h23',
    ...(clock === 'UTC' && { timeZone: 'UTC' }),
  }).format(atMs);
}

/** The days of a period as the readers of a language write them: "24 Oct – 23 Nov 2026". */
export function formatDays(startMs: number, endMs: number, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium' }).formatRange(startMs, endMs);
}

/**
 * Time of day on the reader's clock, to the second: "15:05:07". Of 24 hours in every language, so that its width never changes.
 * Written here, since asking Intl for it takes a slow phone a tenth of a second, right when the first prices come.
 */
export function formatTime(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/**
 * A moment that is mostly of today: then its time of day, "15:05:07"; of another day that day as well, "30 Nov, 08:00:00", with the year
 * if it is another one. The reader's day, by the device's clock.
 */
export function formatWhen(atMs: number, language: Language): string {
  const [at, now] = [new Date(atMs), new Date(systemClock.wallNow())];
  if (at.toDateString() === now.toDateString()) return formatTime(atMs);
  return formatMoment(atMs, language, { hasYear: at.getFullYear() !== now.getFullYear() });
}
