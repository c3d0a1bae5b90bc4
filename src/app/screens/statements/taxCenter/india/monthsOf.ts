import { dateFormat } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';
import type { Period } from '#shared/tax/periods.ts';

/** "Apr – Jun", by UTC, in which the exchange's days are. */
export function monthsOf({ startMs, endMs }: Period, language: Language): string {
  const format = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  return `${format.format(startMs)} – ${format.format(endMs)}`;
}
