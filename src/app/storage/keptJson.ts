import * as v from 'valibot';
import type { KeyStorage } from './deviceStorage.ts';

/** What a storage has under a key, where it fits the schema; undefined where it has nothing, or something else. */
export function readKept<Schema extends v.GenericSchema>(
  storage: KeyStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const kept = v.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be denied or full: then nothing is remembered, and nothing fails. */
export function keepJson(storage: KeyStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // It is forgotten with the page.
  }
}
