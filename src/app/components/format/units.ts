import type { Language } from '#shared/site/languages.ts';
import { localeOf } from './dates.ts';

export interface UnitForm {
  /** "3 min", or "3 minutes". */
  readonly width?: 'short' | 'long';
  /** Digits after the point at most; none where it is left out. */
  readonly digits?: number;
}

/** A figure with its unit as the readers of a language write it: "1.2 MB", "3 min". */
export function formatUnit(value: number, unit: string, language: Language, form: UnitForm = {}): string {
  const { width = 'short', digits = 0 } = form;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: width,
    maximumFractionDigits: digits,
  }).format(value);
}
