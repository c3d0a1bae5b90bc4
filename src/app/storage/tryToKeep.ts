import { deviceStorage, type KeyStorage } from './keyStorage.ts';

/**
 * Keeps a value as `kept` does, for those who have to know whether it is kept. False where storage is denied or full, which then
 * still has what it had before.
 */
export function tryToKeep(key: string, value: unknown, storage: KeyStorage = deviceStorage): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
