import { type Kept, kept } from './kept.ts';
import type { KeyStorage } from './keyStorage.ts';

/** Entries of other builds that are kept beside our own at most. */
const MOST_FOREIGN = 50;

export interface KeptList<Entry> extends Kept<readonly Entry[]> {
  readonly read: () => readonly Entry[];
}

/**
 * A list under one key. Its entries are read one by one, and one that does not fit is another build's: it is not read, and
 * stays where it is. `schema` makes an entry of one that is there, or undefined where it does not fit.
 */
export function keptList<Entry>(
  key: string,
  schema: (value: unknown) => Entry | undefined,
  storage?: KeyStorage,
): KeptList<Entry> {
  const all = kept<readonly unknown[]>(key, (value) => (Array.isArray(value) ? value : []), storage);
  const readAll = (): readonly unknown[] => all.read() ?? [];
  return {
    read: () => readAll().flatMap((value) => schema(value) ?? []),
    keep: (entries) => {
      const foreign = readAll().filter((value) => schema(value) === undefined);
      const next = [...entries, ...foreign.slice(0, MOST_FOREIGN)];
      if (next.length === 0) all.forget();
      else all.keep(next);
    },
    forget: all.forget,
  };
}
