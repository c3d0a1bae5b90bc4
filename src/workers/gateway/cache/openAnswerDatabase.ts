import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { STORE_TTL_MS } from '../policy.ts';
import type { TextDatabase } from './createAnswerStore.ts';

type Row = [key: string, value: unknown];

/**
 * The answers' database in IndexedDB: workers have no local storage (design.md section 13). It is one for all builds,
 * since the database of an old build would never be deleted. Every key begins with the build, so that no build reads what
 * another one wrote in another shape. Entries of other builds are deleted once expired: until then that build may be
 * running in another tab. `wallNow` is in ms since 1970.
 */
export function openAnswerDatabase(buildId: string, wallNow: () => number): TextDatabase {
  const prefix = `${buildId} `;
  let opened: UseStore | undefined;
  /** Opened by the first call: where storage is denied opening throws, and the worker must start all the same. */
  const open = (): UseStore => {
    opened ??= createStore(`${PRODUCT}:answers`, 'answers');
    return opened;
  };

  const hasExpired = ([, value]: Row): boolean => {
    const atMs = typeof value === 'object' && value !== null && 'atMs' in value ? value.atMs : undefined;
    return !(typeof atMs === 'number' && Math.abs(wallNow() - atMs) < STORE_TTL_MS);
  };

  /** Not awaited; after a failure the next worker deletes them. */
  const tidy = async (foreign: readonly Row[]): Promise<void> => {
    const expired = foreign.filter(hasExpired).map(([key]) => key);
    if (expired.length > 0) await delMany(expired, open()).catch(() => undefined);
  };

  return {
    entries: async () => {
      const rows = await entries<string, unknown>(open());
      void tidy(rows.filter(([key]) => !key.startsWith(prefix)));
      return rows
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key.slice(prefix.length), value]);
    },
    set: async (key, value) => set(prefix + key, value, open()),
    delete: async (keys) =>
      delMany(
        keys.map((key) => prefix + key),
        open(),
      ),
  };
}
