import type { TFunction } from 'i18next';
import type { Language } from '#shared/site/languages.ts';
import { dateFormat, formatDays } from './dates.ts';

/** Both ends belong to it; ms since 1970. */
interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

const DAY_MS = 86_400_000;

/**
 * The whole days of UTC that a period is of, its first and its last one at noon; null of another period. Its end is the last
 * millisecond or second of its day, or the first moment after it, as exchanges write it.
 */
export function utcDaysOf({ startMs, endMs }: Period): Period | null {
  const beforeEnd = DAY_MS - 1 - ((endMs - 1) % DAY_MS);
  const isWhole = startMs % DAY_MS === 0 && beforeEnd <= 1_000 && endMs > startMs;
  return isWhole ? { startMs: startMs + DAY_MS / 2, endMs: endMs + beforeEnd - DAY_MS / 2 } : null;
}

/**
 * The days of a period as readers of a language write them. A period of UTC days is printed as those days whatever the reader's
 * zone, and says UTC; another one is of days on the reader's calendar (screens.md 0.2c).
 */
export function formatPeriod(period: Period, language: Language, t: TFunction): string {
  const days = utcDaysOf(period);
  if (days === null) return formatDays(period.startMs, period.endMs, language);
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return t('records.utc', { time: format.formatRange(days.startMs, days.endMs) });
}

/** The day of UTC of a moment, in words: "1 January 2030 UTC". For what begins and ends by the days of UTC. */
export function formatUtcDate(atMs: number, language: Language, t: TFunction): string {
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return t('records.utc', { time: format.format(atMs) });
}
