import { describe, expect, test } from 'vitest';
import { readPlatform } from '#app/start/session/readPlatform.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';

const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/148.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};
const OPENED = '#tgWebAppData=user%3DAnn%26hash%3Dsecret&tgWebAppVersion=8&tgWebAppPlatform=android';

/** A tab: its storage stays when its page is another one. */
function openTab(device: { readonly userAgent: string; readonly maxTouchPoints: number } = PHONE) {
  const kept = new Map<string, string>();
  return { kept, open: (hash: string) => readPlatform({ ...device, hash }, openStorage(kept)) };
}

test('a tab that Telegram opened stays Telegram’s when the hash has gone', () => {
  const { open } = openTab();
  expect(open(OPENED)).toBe('android_tg');
  expect(open('')).toBe('android_tg');
  expect(open('#faq')).toBe('android_tg');
});

test('nothing of the user in that hash is kept', () => {
  const { open, kept } = openTab();
  open(OPENED);
  expect([...kept.values()]).toEqual(['tgWebAppPlatform=android']);
});

test('the newest word of Telegram counts', () => {
  const { open } = openTab();
  open(OPENED);
  expect(open('#tgWebAppPlatform=ios')).toBe('ios_tg');
  expect(open('')).toBe('ios_tg');
});

test('a tab that Telegram did not open is what the device is', () => {
  expect(openTab().open('')).toBe('h5');
});

test('where storage is refused the page’s own hash counts', () => {
  expect(readPlatform({ ...PHONE, hash: OPENED }, DENIED)).toBe('android_tg');
  expect(readPlatform({ ...PHONE, hash: '' }, { ...DENIED })).toBe('h5');
});

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36';

describe('the platform', () => {
  test.each([
    ['a computer', { hash: '', userAgent: MAC, maxTouchPoints: 0 }, 'pc'],
    ['a phone', { hash: '', userAgent: ANDROID, maxTouchPoints: 5 }, 'h5'],
    ['a tablet that says it is a Mac', { hash: '', userAgent: MAC, maxTouchPoints: 5 }, 'h5'],
    [
      'Telegram on an iPhone',
      { hash: '#tgWebAppPlatform=ios', userAgent: ANDROID, maxTouchPoints: 5 },
      'ios_tg',
    ],
    [
      'Telegram on Android',
      { hash: '#tgWebAppVersion=8&tgWebAppPlatform=android_x', userAgent: ANDROID, maxTouchPoints: 5 },
      'android_tg',
    ],
    [
      'Telegram on a computer',
      { hash: '#tgWebAppPlatform=tdesktop', userAgent: MAC, maxTouchPoints: 0 },
      'pc_tg',
    ],
    ['Telegram on a Mac', { hash: '#tgWebAppPlatform=macos', userAgent: MAC, maxTouchPoints: 0 }, 'pc_tg'],
    ['Telegram in a browser', { hash: '#tgWebAppPlatform=weba', userAgent: MAC, maxTouchPoints: 0 }, 'pc_tg'],
  ] as const)('of %s', (_, device, platform) => {
    expect(openTab(device).open(device.hash)).toBe(platform);
  });
});
