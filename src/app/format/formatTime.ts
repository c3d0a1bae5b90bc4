import type { Language } from '#shared/site/languages.ts';
import { localeOf } from './localeOf.ts';

const clockByLanguage = new Map<Language, Intl.DateTimeFormat>();

/** Time of day on the reader's clock, to the second; of 24 hours in every language, so that its width never changes. */
export function formatTime(atMs: number, language: Language): string {
  let clock = clockByLanguage.get(language);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat(localeOf(language), {
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
      hourCycle: 'h23',
    });
    clockByLanguage.set(language, clock);
  }
  return clock.format(atMs);
}
