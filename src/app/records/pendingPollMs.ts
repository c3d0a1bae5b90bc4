import type { RecordRow } from './recordSource.ts';

const MINUTE_MS = 60_000;

/**
 * How long until rows are asked for again of which some have not come to their end; null where all have. What began a minute ago or
 * longer moves slowly, and is asked for less often. `soonestMs` is for the newest; times are of the device's clock.
 */
export function pendingPollMs(
  rows: readonly Pick<RecordRow, 'isPending' | 'atMs'>[],
  soonestMs: number,
  nowMs: number,
): number | null {
  const begun = rows.filter(({ isPending }) => isPending).map(({ atMs }) => atMs);
  if (begun.length === 0) return null;
  const ageMs = nowMs - Math.max(...begun);
  if (ageMs < MINUTE_MS) return soonestMs;
  return Math.max(soonestMs, ageMs < 10 * MINUTE_MS ? 15_000 : MINUTE_MS);
}
