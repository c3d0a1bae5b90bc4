import { keptList } from '#app/storage/keptList.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** More than a user retires between two looks of any tab. */
const MOST = 50;

const idsIn = (storage?: KeyStorage) =>
  keptList(`${PRODUCT}.retiredAddresses`, (id) => (typeof id === 'string' ? id : undefined), storage);

/** Says that an address was retired by the user, in any tab: that it expires is no news then. */
export function markRetired(id: string, storage?: KeyStorage): void {
  const { read, keep } = idsIn(storage);
  keep([...read(), id].slice(-MOST));
}

/** The addresses that were retired on this device. */
export function retiredHere(storage?: KeyStorage): ReadonlySet<string> {
  return new Set(idsIn(storage).read());
}
