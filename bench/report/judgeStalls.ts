import type { StallReading } from '../calls/stall/measureStalls.ts';
import { median } from '../measure/median.ts';
import type { Verdict } from './verdict.ts';

/** How much longer a quote flush may wait: less than a frame and a half. */
const MOST_ADDED_MS = 20;

/** Holds what a signed answer of 1 MB adds to the longest wait of a quote flush, by the median of the runs. */
export function judgeStalls(readings: readonly StallReading[]): Verdict {
  const withBodyMs = median(readings.map((reading) => reading.withBodyMs)) ?? 0;
  const withoutMs = median(readings.map((reading) => reading.withoutMs)) ?? 0;
  return {
    promise: 'a quote flush beside an answer of 1 MB',
    read: `${withBodyMs.toFixed(1)} ms`,
    limit: `${withoutMs.toFixed(1)} ms without it, and ${MOST_ADDED_MS} more`,
    isKept: withBodyMs <= withoutMs + MOST_ADDED_MS,
  };
}
