import type { Language } from '#shared/site/languages.ts';

/** What the speakers of a language call it, which they find whatever language the page is in. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: 'English',
  'en-US': 'English (US)',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'ru-RU': 'Русский',
  'id-ID': 'Bahasa Indonesia',
  'es-ES': 'Español',
  'tr-TR': 'Türkçe',
  'th-TH': 'ไทย',
  'vi-VN': 'Tiếng Việt',
  'de-DE': 'Deutsch',
  'en-HK': 'English',
  'zh-HK': '繁體中文',
  'ar-SA': 'العربية',
};
