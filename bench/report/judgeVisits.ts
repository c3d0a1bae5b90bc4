import { VISIT_LIMITS } from '../limits.ts';
import type { VisitReading } from '../routes/measureVisits.ts';
import { judgeWorst } from './judgeWorst.ts';
import type { Verdict } from './verdict.ts';

/** Holds the worst route of a first visit against its limits. */
export function judgeVisits(readings: readonly VisitReading[]): Verdict[] {
  return [
    judgeWorst(readings, {
      promise: 'first visit, requests',
      unit: 'requests',
      read: ({ requests }) => requests,
      limit: VISIT_LIMITS.requests,
      decimals: 0,
    }),
    judgeWorst(readings, {
      promise: 'first visit, script of the main thread',
      unit: 'kB',
      read: ({ scriptBytes }) => scriptBytes / 1_000,
      limit: VISIT_LIMITS.scriptBytes / 1_000,
    }),
    judgeWorst(readings, {
      promise: 'first visit, layout shift',
      unit: '',
      read: ({ layoutShift }) => layoutShift,
      limit: VISIT_LIMITS.layoutShift,
      decimals: 3,
    }),
    judgeWorst(readings, {
      promise: 'first visit, largest paint on a phone',
      unit: 's',
      read: ({ largestPaintMs }) => largestPaintMs / 1_000,
      limit: VISIT_LIMITS.largestPaintMs / 1_000,
    }),
  ];
}
