import { formatUnit } from '#app/components/format/units.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Language } from '#shared/site/languages.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * By how much the exchange's clock and the reader's differ, in words, where an answer was refused for its time (design.md
 * section 4): "90 minutes", "3 hours", "365 days". Undefined for any other error.
 */
export function clockDifference(
  { kind, extInfo }: Partial<Pick<AppError, 'kind' | 'extInfo'>>,
  language: string,
): string | undefined {
  if (kind !== 'signature' || typeof extInfo !== 'object' || extInfo === null) return undefined;
  const offMs: unknown = Reflect.get(extInfo, 'clockOffMs');
  return typeof offMs === 'number' ? writeDifference(Math.abs(offMs), language) : undefined;
}

/** In the largest unit of which there are two. */
function writeDifference(ms: number, language: string): string {
  const [unit, unitMs] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2];
  return formatUnit(ms / unitMs, unit, language as Language, { width: 'long' });
}
