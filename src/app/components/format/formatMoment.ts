import type { Language } from '#shared/site/languages.ts';
import { localeOf } from './localeOf.ts';

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
