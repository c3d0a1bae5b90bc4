export interface MemoryCache<Value> {
  readonly get: (key: string) => Value | undefined;
  /** `pinned`: counts toward the capacity, but is never evicted ("cache is forced kept", product.md section 7). */
  readonly put: (key: string, value: Value, pinned?: boolean) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly size: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly untilMs: number;
  readonly pinned: boolean;
}

export interface MemoryCacheOptions {
  readonly capacity: number;
  readonly ttlMs: number;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
}

/** product.md section 9: at most 20 entries, the least recently used goes first; 60000 ms. */
export function createMemoryCache<Value>({ capacity, ttlMs, now }: MemoryCacheOptions): MemoryCache<Value> {
  /** In the order of use: a Map keeps the order of insertion. */
  const entries = new Map<string, Entry<Value>>();

  const makeRoom = (): void => {
    for (const [key, { pinned }] of entries) {
      if (entries.size <= capacity) return;
      if (!pinned) entries.delete(key);
    }
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (now() >= entry.untilMs) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    put: (key, value, pinned = false) => {
      entries.delete(key);
      entries.set(key, { value, untilMs: now() + ttlMs, pinned });
      makeRoom();
    },
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    size: () => entries.size,
  };
}
