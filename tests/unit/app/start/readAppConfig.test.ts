import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAppConfig } from '#app/start/readAppConfig.ts';
import { DEFAULT_APP_CONFIG } from '#shared/site/appConfig.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a good block is read without a word', () => {
  expect(readAppConfig('{"quoteSocketUrl":"/quotes","klineV2":true}')).toMatchObject({
    quoteSocketUrl: '/quotes',
    klineV2: true,
  });
  expect(console.warn).not.toHaveBeenCalled();
});

test('bad fields are named in the console, and the good ones serve', () => {
  const config = readAppConfig('{"quoteSocketUrl":"wss://","klineV2":1,"buildId":"built"}');
  expect(config).toMatchObject({ klineV2: false, buildId: 'built' });
  expect(config.quoteSocketUrl).toBeUndefined();
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['The app-config block of this page is wrong at quoteSocketUrl, klineV2: defaults serve there.'],
  ]);
});

test('a block that is no object leaves every default, and the console says so', () => {
  for (const text of ['', '[]', '{']) expect(readAppConfig(text)).toEqual(DEFAULT_APP_CONFIG);
  expect(console.warn).toHaveBeenCalledTimes(3);
});
