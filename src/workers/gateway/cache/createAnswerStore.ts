/** A database of texts, as idb-keyval gives it. Every call may fail: storage can be full or denied. */
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

/** The second level of the cache, which outlives the worker. */
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
  readonly wallNow: () => number;
  readonly warn: (message: string) => void;
}

/**
 * product.md section 9: 60 s, 4.5 MB, the oldest out first. All entries are held in memory as well, which the cap
 * allows, so that only writing waits for the database; the first failure leaves memory alone (design.md section 4).
 */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const { database, ttlMs, maxBytes, wallNow } = options;
  const entryByKey = new Map<string, StoredText>();
  let isDenied = false;

  const sizeOf = (key: string, { text }: StoredText): number => (key.length + text.length) * 2;
  /** A time in the future is of a clock that was set back since: how old the entry is can't be known. */
  const isFresh = ({ atMs }: StoredText): boolean => wallNow() - atMs < ttlMs && atMs <= wallNow();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isDenied) return;
    try {
      await work();
    } catch (reason) {
      isDenied = true;
      options.warn(`Answers are kept in memory only, since storage failed: ${String(reason)}`);
    }
  };

  const dropFromBoth = (keys: string[]): Promise<void> => {
    for (const key of keys) entryByKey.delete(key);
    return keys.length === 0 ? Promise.resolve() : attempt(() => database.delete(keys));
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

  const loaded = attempt(async () => {
    const unreadable: string[] = [];
    for (const [key, value] of await database.entries()) {
      if (isStoredText(value)) entryByKey.set(key, value);
      else unreadable.push(key);
    }
    const dropped = [...unreadable, ...surplus()];
    for (const key of dropped) entryByKey.delete(key);
    if (dropped.length > 0) await database.delete(dropped);
  });

  /** Writes follow one another, so that the database ends as the memory does. */
  let last = loaded;
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };

  return {
    get: async (key) => {
      await loaded;
      const entry = entryByKey.get(key);
      return entry !== undefined && isFresh(entry) ? entry : undefined;
    },
    put: (key, entry) =>
      enqueue(async () => {
        if (sizeOf(key, entry) > maxBytes) return dropFromBoth([key]);
        entryByKey.set(key, entry);
        await dropFromBoth(surplus());
        if (entryByKey.has(key)) await attempt(() => database.set(key, entry));
      }),
    clear: () => enqueue(() => dropFromBoth([...entryByKey.keys()])),
  };
}

function isStoredText(value: unknown): value is StoredText {
  if (typeof value !== 'object' || value === null) return false;
  const { text, atMs } = value as Partial<StoredText>;
  return typeof text === 'string' && typeof atMs === 'number';
}
