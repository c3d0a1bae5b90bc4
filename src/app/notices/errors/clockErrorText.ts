import type { AppError } from '#shared/result/appError.ts';

/** The code of the text for a signature that is out of time; {{difference}} stands in it. */
const OUT_OF_TIME = '79993';
const SLOT = '{{difference}}';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * What is said of an answer that was refused for its time (design.md section 4): by how much the two clocks differ.
 * Undefined for any other error, and where there is no text.
 */
export function clockErrorText(
  { kind, extInfo }: Partial<Pick<AppError, 'kind' | 'extInfo'>>,
  lookup: (code: string) => string | undefined,
  language: string,
): string | undefined {
  if (kind !== 'signature' || typeof extInfo !== 'object' || extInfo === null) return undefined;
  const offMs: unknown = Reflect.get(extInfo, 'clockOffMs');
  if (typeof offMs !== 'number') return undefined;
  return lookup(OUT_OF_TIME)?.replace(SLOT, () => writeDifference(Math.abs(offMs), language));
}

/** In the largest unit of which there are two, in words: "90 minutes", "3 hours", "365 days". */
function writeDifference(ms: number, language: string): string {
  const [unit, unitMs] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[2];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(ms / unitMs);
}
