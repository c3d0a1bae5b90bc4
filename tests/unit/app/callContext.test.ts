import { describe, expect, test } from 'vitest';
import { createTraceIds } from '#app/start/session/callIdentity.ts';
import { platformOf } from '#app/start/session/readPlatform.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/148.0 Mobile Safari/537.36';

describe('the platform', () => {
  test.each([
    ['a computer', { hash: '', userAgent: MAC, maxTouchPoints: 0 }, 'pc'],
    ['a phone', { hash: '', userAgent: PHONE, maxTouchPoints: 5 }, 'h5'],
    ['a tablet that says it is a Mac', { hash: '', userAgent: MAC, maxTouchPoints: 5 }, 'h5'],
    [
      'Telegram on an iPhone',
      { hash: '#tgWebAppPlatform=ios', userAgent: PHONE, maxTouchPoints: 5 },
      'ios_tg',
    ],
    [
      'Telegram on Android',
      { hash: '#tgWebAppVersion=8&tgWebAppPlatform=android_x', userAgent: PHONE, maxTouchPoints: 5 },
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
    expect(platformOf(device)).toBe(platform);
  });
});

test('a trace id is that of its minute', () => {
  let nowMs = 0;
  let made = 0;
  const traceId = createTraceIds(
    () => nowMs,
    () => {
      made += 1;
      return `id-${made}`;
    },
  );
  const first = traceId();
  nowMs = 59_999;
  expect(traceId()).toBe(first);
  nowMs = 60_000;
  expect(traceId()).not.toBe(first);
});
