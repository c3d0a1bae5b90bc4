import type { Language } from '#shared/site/languages.ts';
import { formatUnit } from './units.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A stretch of time in the largest unit that it has at least two of, or one of exactly: "60 min" is "1 hr", "90 s" is "90 sec". */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, each] = UNITS.find(([, size]) => seconds === size || seconds >= 2 * size) ??
    UNITS[UNITS.length - 1] ?? ['second', 1];
  return formatUnit(Math.round(seconds / each), unit, language);
}
