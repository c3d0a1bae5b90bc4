import type { ExportJob } from './exportJob.ts';
import type { JobSet } from './keptJobs.ts';

/** How far a set of files is. */
export interface FollowedSet extends JobSet {
  /** Whole percent of all parts together. */
  readonly percent: number;
  readonly ready: number;
  readonly failed: number;
  /** Every part is made or has failed. */
  readonly isOver: boolean;
  readonly jobs: readonly ExportJob[];
}

/**
 * Sums up the parts of a set. A part that is not listed has not begun, and in a set that `isOver` it was deleted.
 */
export function followSet(set: JobSet, jobs: ReadonlyMap<string, ExportJob>, isOver: boolean): FollowedSet {
  const listed = set.ids.flatMap((id) => jobs.get(id) ?? []);
  const done = listed.reduce((sum, { state }) => sum + percentOf(state), 0);
  const count = (kind: ExportJob['state']['kind']): number =>
    listed.filter(({ state }) => state.kind === kind).length;
  return {
    ...set,
    jobs: listed,
    percent: Math.floor(done / Math.max(1, isOver ? listed.length : set.ids.length)),
    ready: count('ready'),
    failed: count('failed'),
    isOver,
  };
}

function percentOf(state: ExportJob['state']): number {
  if (state.kind === 'queued') return 0;
  return state.kind === 'processing' ? state.percent : 100;
}
