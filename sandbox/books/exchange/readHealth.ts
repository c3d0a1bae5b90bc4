import { count, gt, lt, sql as statement } from 'drizzle-orm';
import { findImbalance, type Imbalance } from '../ledger/findImbalance.ts';
import type { Database } from '../state/database.ts';
import { movements } from '../state/schema/ledger.ts';
import { jobs } from '../state/schema/life.ts';

/** What `GET /sandbox/health` answers. */
export interface Health {
  readonly isWell: boolean;
  readonly database: 'pglite' | 'server' | 'unreachable';
  readonly movements: number;
  /** What is wrong with the ledger: nothing, ever. */
  readonly imbalance: readonly Imbalance[];
  /** Jobs that are waiting, those that are late by more than a minute, and those that fail again and again. */
  readonly jobs: number;
  readonly lateJobs: number;
  readonly failingJobs: number;
}

const LATE_MS = 60_000;
const MOST_FAILURES = 3;

/** The health of an exchange whose database does not answer. */
export const UNREACHABLE: Health = {
  isWell: false,
  database: 'unreachable',
  movements: 0,
  imbalance: [],
  jobs: 0,
  lateJobs: 0,
  failingJobs: 0,
};

/** Looks the whole exchange over; reads every balance, so it is for operators and monitors, not for every second. */
export async function readHealth({ kind, sql }: Database, nowMs: number): Promise<Health> {
  const imbalance = await findImbalance(sql);
  const [booked] = await sql.select({ count: count() }).from(movements);
  const isLate = lt(jobs.dueAt, nowMs - LATE_MS);
  // A job that fails is postponed again and again, so its time says nothing.
  const isFailing = gt(jobs.failures, MOST_FAILURES);
  const [waiting] = await sql
    .select({
      all: count(),
      late: statement<number>`count(*) filter (where ${isLate})`.mapWith(Number),
      failing: statement<number>`count(*) filter (where ${isFailing})`.mapWith(Number),
    })
    .from(jobs);
  return {
    isWell: imbalance.length === 0 && (waiting?.failing ?? 0) === 0,
    database: kind,
    movements: booked?.count ?? 0,
    imbalance,
    jobs: waiting?.all ?? 0,
    lateJobs: waiting?.late ?? 0,
    failingJobs: waiting?.failing ?? 0,
  };
}
