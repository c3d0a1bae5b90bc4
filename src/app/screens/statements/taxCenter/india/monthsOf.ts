import { dateFormat } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';
import type { Period } from '#shared/tax/periods.ts';

/** "Apr – Jun", by the clocks of the zone in whose days the period is. */
export function monthsOf({ startMs, endMs }: Period, timeZone: string, language: Language): string {
  const format = dateFormat(language, { month: 'short', timeZone });
  return `${format.format(startMs)} – ${format.format(endMs)}`;
}
