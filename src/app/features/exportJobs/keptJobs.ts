import * as v from 'valibot';
import { fits } from '#app/storage/fits.ts';
import { keptList } from '#app/storage/keptList.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Files that were ordered together, and are waited for together. */
export interface JobSet {
  readonly key: string;
  /** What they are, as the user reads it: "Funding account, 1 – 30 Nov 2026, CSV". */
  readonly name: string;
  /** Ids of the jobs, the oldest part first. */
  readonly ids: readonly string[];
}

const Entry = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(300)),
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200)),
});
/** More than the exchange makes in a month. */
const MOST_SETS = 40;

/** The files that a user of this device waits for; all tabs have the same, and a reload loses none. */
export interface KeptJobs {
  readonly list: () => readonly JobSet[];
  readonly add: (set: JobSet) => void;
  /** False where it was not there: another tab has said that it is ready. */
  readonly remove: (key: string) => boolean;
}

/** startJobNotices looks under this key, only whether there is something. */
export const jobsKeyOf = (userId: number): string => `${PRODUCT}.exportJobs.${userId}`;

export function createKeptJobs(userId: number, storage?: KeyStorage): KeptJobs {
  const { read: list, keep } = keptList<JobSet>(jobsKeyOf(userId), fits(Entry), storage);
  return {
    list,
    add: (set) => keep([...list().filter(({ key }) => key !== set.key), set].slice(-MOST_SETS)),
    remove: (removed) => {
      const sets = list();
      const others = sets.filter((set) => set.key !== removed);
      if (others.length < sets.length) keep(others);
      return others.length < sets.length;
    },
  };
}
