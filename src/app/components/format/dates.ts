import type { Language } from '#shared/site/languages.ts';
import { figuresOf } from './figures.ts';

/**
 * The locale that dates and numbers of a language are written by: its own order and marks, with Latin digits and the
 * Gregorian calendar everywhere, since amounts and times here are compared with chains, banks and other users'.
 */
export function localeOf(language: Language): string {
  return `${language}-u-ca-gregory-nu-latn`;
}

/** A day on the reader's calendar, in words: "1 January 2030". */
export function formatDate(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(atMs);
}

/** A whole number with the reader's separators. */
export function formatCount(count: number, language: Language): string {
  return figuresOf(language).price(String(count));
}

const formatByKey = new Map<string, Intl.DateTimeFormat>();

/**
 * Day and time to the second as the readers of a language write them, of 24 hours: "21 Nov 2026, 09:41:07". On the reader's
 * own clock, or on that of UTC.
 */
export function formatMoment(atMs: number, language: Language, clock: 'local' | 'UTC' = 'local'): string {
  const key = `${language} ${clock}`;
  const format = formatByKey.get(key) ?? createFormat(language, clock);
  formatByKey.set(key, format);
  return format.format(atMs);
}

function createFormat(language: Language, clock: 'local' | 'UTC'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(clock === 'UTC' && { timeZone: 'UTC' }),
  });
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
