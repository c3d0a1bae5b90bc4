import { expect, test } from 'vitest';
import { readPlatform } from '#app/start/session/readPlatform.ts';

const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/148.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};
const OPENED = '#tgWebAppData=user%3DAnn%26hash%3Dsecret&tgWebAppVersion=8&tgWebAppPlatform=android';

/** A tab: its storage stays when its page is another one. */
function openTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, open: (hash: string) => readPlatform({ ...PHONE, hash }, () => storage) };
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
  const refuse = () => {
    throw new DOMException('Storage is refused.', 'SecurityError');
  };
  expect(readPlatform({ ...PHONE, hash: OPENED }, refuse)).toBe('android_tg');
  expect(readPlatform({ ...PHONE, hash: '' }, refuse)).toBe('h5');
});
