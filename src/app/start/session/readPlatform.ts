import { keptText } from '#app/storage/kept.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Platform } from '#shared/contract/apiCall.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

interface Device {
  /** The page's hash; Telegram opens a mini app with `tgWebAppPlatform` in it. */
  readonly hash: string;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** What the `platform` header says (product.md section 7), by what the page was opened on. */
function platformOf({ hash, userAgent, maxTouchPoints }: Device): Platform {
  const telegram = new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppPlatform');
  if (telegram !== null) {
    if (telegram === 'ios') return 'ios_tg';
    return telegram.startsWith('android') ? 'android_tg' : 'pc_tg';
  }
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'h5' : 'pc';
}

/**
 * The platform of this tab. Telegram says which one it is in the hash of its first page alone, which neither the way
 * through /login nor a reload keeps; so it is kept for the tab.
 */
export function readPlatform(device: Device, storage: KeyStorage): Platform {
  const telegram = new URLSearchParams(device.hash.replace(/^#/, '')).get('tgWebAppPlatform');
  // Only this: the rest of that hash identifies the user.
  const said = telegram === null ? null : `tgWebAppPlatform=${encodeURIComponent(telegram)}`;
  const stored = keptText(`${PRODUCT}.telegram`, storage);
  if (said !== null) stored.keep(said);
  return platformOf({ ...device, hash: said ?? stored.read() ?? '' });
}
