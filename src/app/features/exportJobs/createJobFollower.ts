import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FollowedSet, followSet } from './followSet.ts';
import type { JobSet, KeptJobs } from './keptJobs.ts';
import { type JobWatchOptions, watchJobs } from './watchJobs.ts';

export interface JobFollower {
  /** The newest first. */
  readonly sets: StoreApi<readonly FollowedSet[]>;
  /** Follows files that were just ordered, also in other tabs and after a reload; quietly, in this page alone and without a word. */
  readonly add: (set: JobSet, isQuiet?: boolean) => void;
  /** Follows what other tabs have ordered since. */
  readonly followKept: () => void;
  /** Takes a set off the page that is over and seen. */
  readonly dismiss: (key: string) => void;
  readonly stop: () => void;
}

export interface JobFollowerOptions extends Omit<JobWatchOptions, 'onJobs'> {
  readonly kept: KeptJobs;
  /** Called once for each set, in one tab. */
  readonly onOver: (set: FollowedSet) => void;
}

/** Follows the files that a user waits for until each is made or has failed, and says so once (screens.md 1.18). */
export function createJobFollower({ kept, onOver, ...watch }: JobFollowerOptions): JobFollower {
  const jobSetStore = createStore<readonly FollowedSet[]>()(() => []);
  const stops = new Map<string, () => void>();

  const change = (key: string, next: FollowedSet | null): void =>
    jobSetStore.setState(
      (before) =>
        next === null
          ? before.filter((set) => set.key !== key)
          : before.map((set) => (set.key === key ? next : set)),
      true,
    );

  const follow = (set: JobSet): void => {
    if (stops.has(set.key)) return;
    jobSetStore.setState((before) => [followSet(set, new Map(), false), ...before], true);
    const stop = watchJobs(new Set(set.ids), {
      ...watch,
      onJobs: (jobs, areOver) => {
        const next = followSet(set, jobs, areOver);
        // No jobs: the files were deleted, so nothing is waited for.
        change(set.key, areOver && next.jobs.length === 0 ? null : next);
        if (next.isOver && kept.remove(set.key) && next.jobs.length > 0) onOver(next);
      },
    });
    stops.set(set.key, stop);
  };

  const followKept = (): void => {
    for (const set of kept.list()) follow(set);
  };
  followKept();
  return {
    sets: jobSetStore,
    followKept,
    add: (set, isQuiet = false) => {
      if (!isQuiet) kept.add(set);
      follow(set);
    },
    dismiss: (key) => {
      stops.get(key)?.();
      kept.remove(key);
      change(key, null);
    },
    stop: () => {
      for (const stop of stops.values()) stop();
    },
  };
}
