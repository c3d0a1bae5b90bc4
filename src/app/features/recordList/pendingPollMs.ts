import { pollMsByAge } from '#app/queries/pollMsByAge.ts';
import type { RecordRow } from './recordSource.ts';

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
  return pollMsByAge(soonestMs, nowMs - Math.max(...begun));
}
