import type { Language } from '#shared/site/languages.ts';
import { figuresOf } from './figures.ts';
import { localeOf } from './localeOf.ts';

/** A day on the reader's calendar, in words: "1 January 2030". */
export function formatDate(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(atMs);
}

/** A whole number with the reader's separators. */
export function formatCount(count: number, language: Language): string {
  return figuresOf(language).price(String(count));
}
