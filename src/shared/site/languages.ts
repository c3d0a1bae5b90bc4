import { PRODUCT } from './siteOfHost.ts';

/** The parameter that asks for a language in an address. */
export const LANGUAGE_PARAMETER = 'lang';

/** What a chosen language is kept under (product.md section 3: a language key). */
export const LANGUAGE_KEY = `${PRODUCT}.lang`;

/** The languages the product speaks (product.md section 9, and ar-SA, which proves right-to-left), as translation files are named. */
export const LANGUAGES = [
  'en',
  'en-US',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'ko-KR',
  'ru-RU',
  'id-ID',
  'es-ES',
  'tr-TR',
  'th-TH',
  'vi-VN',
  'de-DE',
  'en-HK',
  'zh-HK',
  'ar-SA',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The only ones on Hong Kong hosts, the default first. */
export const HONG_KONG_LANGUAGES = ['zh-HK', 'en-HK'] as const satisfies readonly Language[];
