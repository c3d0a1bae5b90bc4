/**
 * The wait before the next attempt: random between `floorMs` and the ceiling of this attempt, so that clients
 * which lost a server together don't come back together. Attempts are counted from 0; beyond the table its last
 * ceiling holds. `random` yields [0, 1).
 */
export function backoffDelayMs(
  attempt: number,
  ceilingsMs: readonly [number, ...number[]],
  floorMs: number,
  random: () => number,
): number {
  const ceilingMs = ceilingsMs[Math.min(attempt, ceilingsMs.length - 1)] ?? ceilingsMs[0];
  return Math.round(floorMs + random() * Math.max(0, ceilingMs - floorMs));
}
