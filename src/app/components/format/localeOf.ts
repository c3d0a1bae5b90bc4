import type { Language } from '#shared/site/languages.ts';

/**
 * The locale that dates and numbers of a language are written by: its own order and marks, with Latin digits and the
 * Gregorian calendar everywhere, since amounts and times here are compared with chains, banks and other people's.
 */
export function localeOf(language: Language): string {
  return `${language}-u-ca-gregory-nu-latn`;
}
