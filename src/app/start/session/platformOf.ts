import type { Platform } from '#shared/contract/apiCall.ts';

export interface Device {
  /** The page's hash; Telegram opens a mini app with `tgWebAppPlatform` in it. */
  readonly hash: string;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** What the `platform` header says (product.md section 7), by what the page was opened on. */
export function platformOf({ hash, userAgent, maxTouchPoints }: Device): Platform {
  const telegram = new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppPlatform');
  if (telegram !== null) {
    if (telegram === 'ios') return 'ios_tg';
    return telegram.startsWith('android') ? 'android_tg' : 'pc_tg';
  }
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'h5' : 'pc';
}
