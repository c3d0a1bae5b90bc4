import type { KeyStorage } from '#app/storage/keyStorage.ts';

/** A storage that keeps for as long as the test goes on; `textByKey` is what it has. */
export function openStorage(
  textByKey = new Map<string, string>(),
): KeyStorage & { readonly textByKey: ReadonlyMap<string, string> } {
  return {
    textByKey,
    getItem: (key) => textByKey.get(key) ?? null,
    setItem: (key, text) => void textByKey.set(key, text),
    removeItem: (key) => void textByKey.delete(key),
  };
}

const refuse = (): never => {
  throw new DOMException('Storage is refused.', 'SecurityError');
};

/** A browser that refuses any use of it. */
export const DENIED: KeyStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
