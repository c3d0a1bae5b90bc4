import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { dateFormat, formatTime } from './dates.ts';

/** When something opens, as opening hours are written, without seconds: "08:00", and of another day "30 Nov, 08:00". */
export function formatOpening(atMs: number, language: Language): string {
  const [at, now] = [new Date(atMs), new Date(systemClock.wallNow())];
  if (at.toDateString() === now.toDateString()) return formatTime(atMs).slice(0, 'HH:MM'.length);
  return dateFormat(language, {
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    ...({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
  }).format(atMs);
}
