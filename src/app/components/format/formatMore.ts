import type { Language } from '#shared/site/languages.ts';
import { localeOf } from './dates.ts';

/** How many more there are than can be seen, as a language writes it: "+2". */
export function formatMore(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { signDisplay: 'always' }).format(count);
}
