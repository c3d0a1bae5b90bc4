import { formatUnit } from '#app/components/format/units.ts';
import type { Language } from '#shared/site/languages.ts';

const UNITS = [
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
  ['byte', 1],
] as const;

/** How large a file is, as the readers of a language write it: "1.2 MB", "340 kB", "12 byte". */
export function formatSize(bytes: number, language: Language): string {
  const [unit, each] = UNITS.find(([, size]) => bytes >= size) ?? (['byte', 1] as const);
  return formatUnit(bytes / each, unit, language, { digits: unit === 'megabyte' ? 1 : 0 });
}
