import { useLeft } from './countdown.ts';

/** The longest that a browser's timer waits. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment of the device's clock is still ahead; told once more when it has come. */
export function useIsAhead(untilMs: number): boolean {
  return useLeft(untilMs, momentComesIn) > 0;
}

function momentComesIn(leftMs: number): number {
  return Math.min(leftMs, LONGEST_MS);
}
