import type { Platform } from '#shared/contract/apiCall.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { type Device, platformOf } from './platformOf.ts';

const KEY = `${PRODUCT}.telegram`;

/**
 * The platform of this tab. Telegram says which one it is in the hash of its first page alone, which neither the way
 * through /login nor a reload keeps; so it is kept for the tab. `storage` is a function, since the mere look at
 * `sessionStorage` may be refused.
 */
export function readPlatform(device: Device, storage: () => Pick<Storage, 'getItem' | 'setItem'>): Platform {
  const telegram = new URLSearchParams(device.hash.replace(/^#/, '')).get('tgWebAppPlatform');
  // Only this: the rest of that hash says who the person is.
  const said = telegram === null ? null : `tgWebAppPlatform=${encodeURIComponent(telegram)}`;
  try {
    if (said !== null) storage().setItem(KEY, said);
    return platformOf({ ...device, hash: said ?? storage().getItem(KEY) ?? '' });
  } catch {
    return platformOf(device);
  }
}
