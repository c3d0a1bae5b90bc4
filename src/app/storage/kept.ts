import { deviceStorage, type KeyStorage } from './keyStorage.ts';

/**
 * One value under one key of a storage. Storage may be denied or full: then the value lasts as long as the page, or until
 * another tab keeps one, and nothing fails.
 */
export interface Kept<Value> {
  /** Undefined where there is nothing, or nothing that fits. */
  readonly read: () => Value | undefined;
  /** Says nothing of how it went, since effects end with it. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
}

/** A text that storage has not taken, null for none; `over` is what storage had then, and undefined where it is denied. */
interface Unkept {
  readonly text: string | null;
  readonly over: string | null | undefined;
}

const unkeptByStorage = new WeakMap<KeyStorage, Map<string, Unkept>>();

/** A text as it is: for what others read as well, and for what was kept as plain text from the beginning. */
export function keptText(key: string, storage: KeyStorage = deviceStorage): Kept<string> {
  const unkept = unkeptByStorage.get(storage) ?? new Map<string, Unkept>();
  unkeptByStorage.set(storage, unkept);
  const readStorage = () => attempt(() => storage.getItem(key));

  const write = (text: string | null): void => {
    try {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      unkept.delete(key);
    } catch {
      unkept.set(key, { text, over: readStorage() });
    }
  };

  return {
    read: () => {
      const stored = readStorage();
      const own = unkept.get(key);
      if (own && own.over === stored) return own.text ?? undefined;
      // Another tab has kept one since: that counts, also when it is again what was there before.
      unkept.delete(key);
      return stored ?? undefined;
    },
    keep: write,
    forget: () => write(null),
  };
}

/**
 * A value as JSON. `schema` makes a value of what is there, which another build or a user by hand may have written, or
 * undefined where it does not fit; it is asked about null where there is nothing. `fits` makes one of a valibot schema.
 */
export function kept<Value>(
  key: string,
  schema: (value: unknown) => Value | undefined,
  storage?: KeyStorage,
): Kept<Value> {
  const { read, keep, forget } = keptText(key, storage);
  return {
    read: () => schema(attempt(() => JSON.parse(read() ?? 'null') as unknown) ?? null),
    keep: (value) => keep(JSON.stringify(value)),
    forget,
  };
}

function attempt<Outcome>(use: () => Outcome): Outcome | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
