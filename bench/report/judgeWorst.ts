import { TOLERANCE } from '../limits.ts';
import type { Verdict } from './verdict.ts';

interface WorstRule<Reading> {
  readonly promise: string;
  readonly unit: string;
  readonly read: (reading: Reading) => number | null;
  readonly limit: number;
  readonly decimals?: number;
}

/** Holds the worst of some routes against a limit, and names it. */
export function judgeWorst<Reading extends { readonly path: string }>(
  readings: readonly Reading[],
  { promise, unit, read, limit, decimals = 1 }: WorstRule<Reading>,
): Verdict {
  let worst: { readonly path: string; readonly value: number } | null = null;
  for (const reading of readings) {
    const value = read(reading);
    if (value !== null && (worst === null || value > worst.value)) worst = { path: reading.path, value };
  }
  return {
    promise,
    read: worst === null ? 'not read' : `${worst.value.toFixed(decimals)} ${unit} (${worst.path})`,
    limit: `${limit} ${unit}`,
    isKept: worst === null ? null : worst.value <= limit * (1 + TOLERANCE),
  };
}
