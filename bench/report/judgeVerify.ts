import type { VerifyReading } from '../calls/measureVerify.ts';
import { median } from '../measure/median.ts';
import type { Verdict } from './verdict.ts';

/** design.md section 10. */
const LEAST_SHARE = 0.9;

/** Holds the gateway's checking of 100 kB bodies against a bare loop of the same work, by the median of the runs. */
export function judgeVerify(readings: readonly VerifyReading[]): Verdict {
  const share = median(readings.map(({ ours, bare }) => ours / bare)) ?? 0;
  const [ours = 0, bare = 0] = [
    median(readings.map((reading) => reading.ours)),
    median(readings.map((reading) => reading.bare)),
  ].map((value) => value ?? 0);
  return {
    promise: 'verified bodies of 100 kB, beside a bare loop',
    read: `${(share * 100).toFixed(0)} % (${ours.toFixed(0)} of ${bare.toFixed(0)} a second)`,
    limit: `at least ${LEAST_SHARE * 100} %`,
    isKept: share >= LEAST_SHARE,
  };
}
