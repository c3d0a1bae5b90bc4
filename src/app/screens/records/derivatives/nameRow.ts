import type { TFunction } from 'i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';
import type { LogRow } from './logRow.ts';

/** What a row is called in titles and for screen readers: "Trade · 21 Nov 2026, 09:41:07". */
export function nameRow({ type, atMs }: LogRow, t: TFunction, language: Language): string {
  return `${t(`derivatives.type.${type}`)} · ${formatMoment(atMs, language)}`;
}
