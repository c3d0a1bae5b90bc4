import { type Clock, withTimeout } from '#shared/async/clock.ts';
import { STORE_PATIENCE_MS } from '../policy.ts';

/** A database of texts, as idb-keyval gives it. Every call may fail, since storage can be full or denied, or hang. */
export interface TextDatabase {
  readonly entries: () => Promise<[key: string, value: unknown][]>;
  readonly set: (key: string, value: StoredText) => Promise<void>;
  readonly delete: (keys: string[]) => Promise<void>;
}

export interface StoredText {
  readonly text: string;
  /** When the exchange answered, in ms since 1970: the database outlives the worker's own clock. */
  readonly atMs: number;
}

/** The second level of the cache, which outlives the worker. Nothing here rejects, or waits for longer than 1.5 s. */
export interface AnswerStore {
  readonly get: (key: string) => Promise<StoredText | undefined>;
  readonly put: (key: string, entry: StoredText) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export interface AnswerStoreOptions {
  readonly database: TextDatabase;
  readonly ttlMs: number;
  /** Keys and texts, two bytes for each UTF-16 code unit (design.md section 4). */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly warn: (message: string) => void;
}

const HUNG = Symbol('The database did not answer in time.');

/**
 * product.md section 9: 60 s, 4.5 MB, the oldest out first. All entries are held in memory as well, which the cap
 * allows, so that only writing waits for the database; after the first failure only memory is used (design.md section
 * 4). A database that hangs, for example because another tab blocks it, counts as failed.
 */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const { database, ttlMs, maxBytes, clock } = options;
  const entryByKey = new Map<string, StoredText>();
  /** Keys under which the database differs from memory. Only keys wait for a slow database, never texts. */
  const unwritten = new Set<string>();
  let writing: Promise<void> | undefined;
  let isDenied = false;

  const sizeOf = (key: string, { text }: StoredText): number => (key.length + text.length) * 2;
  /** A time in the future means that the clock was set back since, so the entry's age is unknown. */
  const isFresh = ({ atMs }: StoredText): boolean =>
    clock.wallNow() - atMs < ttlMs && atMs <= clock.wallNow();

  const deny = (reason: string): void => {
    if (!isDenied) options.warn(`Answers are kept in memory only, since storage failed: ${reason}`);
    isDenied = true;
  };

  /** Undefined once the database has failed. */
  const attempt = async <T>(access: () => Promise<T>): Promise<T | undefined> => {
    if (isDenied) return undefined;
    try {
      const outcome = await withTimeout<T | typeof HUNG>(access(), STORE_PATIENCE_MS, clock, () => HUNG);
      if (outcome !== HUNG) return outcome;
      deny(`it did not answer within ${STORE_PATIENCE_MS} ms`);
    } catch (reason) {
      deny(String(reason));
    }
    return undefined;
  };

  const drop = (keys: readonly string[]): void => {
    for (const key of keys) {
      entryByKey.delete(key);
      unwritten.add(key);
    }
  };

  /** What has expired, then the oldest until the rest fits. */
  const surplus = (): string[] => {
    const dropped: string[] = [];
    const oldestFirst = [...entryByKey].toSorted(([, a], [, b]) => a.atMs - b.atMs);
    let bytes = oldestFirst.reduce((sum, [key, entry]) => sum + sizeOf(key, entry), 0);
    for (const [key, entry] of oldestFirst) {
      if (isFresh(entry) && bytes <= maxBytes) continue;
      dropped.push(key);
      bytes -= sizeOf(key, entry);
    }
    return dropped;
  };

  /** Writes to the database what memory has; deletes first, to make room. */
  const writeAll = async (): Promise<void> => {
    while (unwritten.size > 0) {
      const keys = [...unwritten];
      unwritten.clear();
      const dropped = keys.filter((key) => !entryByKey.has(key));
      if (dropped.length > 0) await attempt(() => database.delete(dropped));
      for (const key of keys) {
        const entry = entryByKey.get(key);
        if (entry !== undefined) await attempt(() => database.set(key, entry));
      }
    }
    writing = undefined;
  };

  const write = async (): Promise<void> => {
    if (unwritten.size > 0) writing ??= writeAll();
    await writing;
  };

  const load = async (): Promise<void> => {
    for (const [key, value] of (await attempt(database.entries)) ?? []) {
      if (isStoredText(value)) entryByKey.set(key, value);
      else unwritten.add(key);
    }
    drop(surplus());
    void write();
  };
  const loaded = load();

  return {
    get: async (key) => {
      await loaded;
      const entry = entryByKey.get(key);
      return entry !== undefined && isFresh(entry) ? entry : undefined;
    },
    put: async (key, entry) => {
      await loaded;
      if (sizeOf(key, entry) > maxBytes) drop([key]);
      else {
        entryByKey.set(key, entry);
        unwritten.add(key);
        drop(surplus());
      }
      await write();
    },
    clear: async () => {
      await loaded;
      drop([...entryByKey.keys()]);
      await write();
    },
  };
}

function isStoredText(value: unknown): value is StoredText {
  if (typeof value !== 'object' || value === null) return false;
  const { text, atMs } = value as Partial<StoredText>;
  return typeof text === 'string' && typeof atMs === 'number';
}
