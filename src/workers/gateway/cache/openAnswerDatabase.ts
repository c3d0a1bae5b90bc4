import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { TextDatabase } from './createAnswerStore.ts';

/**
 * The answers' database in IndexedDB: workers have no local storage (design.md section 13). One for each build, so that
 * none reads what another one wrote in another shape.
 */
export function openAnswerDatabase(buildId: string): TextDatabase {
  let opened: UseStore | undefined;
  /** Opened by the first call, since where storage is denied opening throws, and a worker must start all the same. */
  const open = (): UseStore => {
    opened ??= createStore(`${PRODUCT}:${buildId}:answers`, 'answers');
    return opened;
  };
  return {
    entries: async () => entries<string, unknown>(open()),
    set: async (key, value) => set(key, value, open()),
    delete: async (keys) => delMany(keys, open()),
  };
}
