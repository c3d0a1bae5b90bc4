import { describe, expect, test } from 'vitest';
import {
  detectLanguage,
  directionOf,
  LANGUAGES,
  type Language,
  languagesOfSite,
  matchLanguage,
} from '#shared/site/languages.ts';
import { translationUrl } from '#shared/site/translations.ts';

const GLOBAL = languagesOfSite('SLUICE');
const HONG_KONG = languagesOfSite('HKG');

describe('a site', () => {
  test('of Hong Kong has Chinese and English of Hong Kong, Chinese first', () => {
    expect(HONG_KONG).toEqual(['zh-HK', 'en-HK']);
  });

  test.each(['SLUICE', 'EU', 'NLD', 'ARE', 'TUR', 'KAZ', 'ISLAMIC'] as const)(
    '%s has all the others, English first',
    (site) => {
      const others = LANGUAGES.filter((language) => !language.endsWith('-HK'));
      expect(languagesOfSite(site)[0]).toBe('en');
      expect([...languagesOfSite(site)].sort()).toEqual([...others].sort());
    },
  );
});

describe('a tag', () => {
  test.each<[tag: string, language: Language | undefined]>([
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['de', 'de-DE'],
    ['de-AT', 'de-DE'],
    ['en', 'en'],
    ['en-US', 'en-US'],
    ['en-GB', 'en'],
    ['zh', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hans-SG', 'zh-CN'],
    ['ar', 'ar-SA'],
    ['in-ID', 'id-ID'],
    ['ja_JP', 'ja-JP'],
    ['fr-FR', undefined],
    ['', undefined],
    ['../../etc', undefined],
    ['en<script>', undefined],
  ])('%s is read as %s', (tag, language) => {
    expect(matchLanguage(tag, GLOBAL)).toBe(language);
  });

  test('of any Chinese or English is Hong Kong’s there', () => {
    expect(['zh-CN', 'zh-Hant-TW', 'en-US', 'de'].map((tag) => matchLanguage(tag, HONG_KONG))).toEqual([
      'zh-HK',
      'zh-HK',
      'en-HK',
      undefined,
    ]);
  });
});

describe('the language of a first visit', () => {
  const wishes = { asked: null, stored: null, preferred: [] as string[] };

  test('is the address’s before the stored one before the browser’s', () => {
    const all = { asked: 'ja-JP', stored: 'de-DE', preferred: ['th-TH'] };
    expect(detectLanguage(GLOBAL, all)).toBe('ja-JP');
    expect(detectLanguage(GLOBAL, { ...all, asked: null })).toBe('de-DE');
    expect(detectLanguage(GLOBAL, { ...all, asked: null, stored: null })).toBe('th-TH');
  });

  test('passes over what the site does not have', () => {
    expect(detectLanguage(GLOBAL, { asked: 'xx', stored: 'fr', preferred: ['pt-BR', 'vi'] })).toBe('vi-VN');
  });

  test('is the site’s default where nothing fits', () => {
    expect(detectLanguage(GLOBAL, wishes)).toBe('en');
    expect(detectLanguage(HONG_KONG, { ...wishes, preferred: ['de-DE'] })).toBe('zh-HK');
  });
});

describe('the file of a language', () => {
  test.each([
    ['mainnet', false, 'de-DE.json'],
    ['testnet', false, 'testnet-de-DE.json'],
    ['test', false, 'test-de-DE.json'],
    ['sitnet', false, 'test-de-DE.json'],
    ['test', true, 'de-DE.json'],
  ] as const)('on %s (local: %s) is %s', (environment, isLocal, name) => {
    expect(translationUrl({ environment, isLocal }, 'user-assets', 'de-DE')).toBe(
      `/common-static/sluice/project/release/user-assets/${name}?v=1`,
    );
  });
});

test('Arabic is written from right to left, or what a deployment lists in its place', () => {
  expect(directionOf('ar-SA', ['ar-SA'])).toBe('rtl');
  expect(directionOf('de-DE', ['ar-SA'])).toBe('ltr');
  expect(directionOf('ar-SA', ['de-DE'])).toBe('ltr');
});
