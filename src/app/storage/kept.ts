import { deviceStorage, type KeyStorage } from './keyStorage.ts';

/**
 * One value under one key of a storage. Storage may be denied or full: then nothing is remembered beyond the page, and
 * nothing fails.
 */
export interface Kept<Value> {
  /** Undefined where there is nothing, or nothing that fits, or storage is denied. */
  readonly read: () => Value | undefined;
  /** Says nothing of how it went, since effects end with it; `tryToKeep` does. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
}

/** A text as it is: for what others read as well, and for what was kept as plain text from the beginning. */
export function keptText(key: string, storage: KeyStorage = deviceStorage): Kept<string> {
  return {
    read: () => attempt(() => storage.getItem(key) ?? undefined),
    keep: (text) => attempt(() => storage.setItem(key, text)),
    forget: () => attempt(() => storage.removeItem(key)),
  };
}

/**
 * A value as JSON. `schema` makes a value of what is there, which another build or a user by hand may have written, or
 * undefined where it does not fit; it is asked about null where there is nothing. `fits` makes one of a valibot schema.
 */
export function kept<Value>(
  key: string,
  schema: (value: unknown) => Value | undefined,
  storage: KeyStorage = deviceStorage,
): Kept<Value> {
  const { keep, forget } = keptText(key, storage);
  return {
    read: () => {
      const text = attempt(() => storage.getItem(key));
      return text === undefined ? undefined : schema(parseJson(text));
    },
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

/** Null for what is no JSON. */
function parseJson(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null') as unknown) ?? null;
}
