import type { Language } from '#shared/site/languages.ts';

/** Spells a number out, "500" as "five hundred"; a plain decimal that is not negative. */
export type Speller = (plain: string) => string;

type Spelling = Promise<{ readonly toCardinal: (value: string) => string }>;

const LOAD_BY_TAG: Readonly<Record<string, () => Spelling>> = {
  en: () => import('n2words/en-US'),
  'zh-CN': () => import('n2words/zh-Hans-CN'),
  'zh-TW': () => import('n2words/zh-Hant-TW'),
  'zh-HK': () => import('n2words/zh-Hant-TW'),
  ja: () => import('n2words/ja-JP'),
  ko: () => import('n2words/ko-KR'),
  ru: () => import('n2words/ru-RU'),
  id: () => import('n2words/id-ID'),
  es: () => import('n2words/es-ES'),
  tr: () => import('n2words/tr-TR'),
  th: () => import('n2words/th-TH'),
  vi: () => import('n2words/vi-VN'),
  de: () => import('n2words/de-DE'),
  ar: () => import('n2words/ar-SA'),
};

/** Loads the words of a language; each is a file of its own. Fails where it can't be loaded. */
export async function loadSpeller(language: Language): Promise<Speller> {
  const [primary = 'en'] = language.split('-');
  const load = LOAD_BY_TAG[language] ?? LOAD_BY_TAG[primary];
  if (load === undefined) throw new Error(`There are no number words for ${language}.`);
  const { toCardinal } = await load();
  return createSpeller(toCardinal);
}

/**
 * Digits after the point are read one by one, as they are read aloud: "zero point zero five". The word for the point is what
 * the language has between 0 and 1 in 0.1.
 */
function createSpeller(toCardinal: (value: string) => string): Speller {
  const point = toCardinal('0.1').slice(toCardinal('0').length, -toCardinal('1').length);
  const gap = point.includes(' ') ? ' ' : '';
  return (plain) => {
    const [whole = '0', fraction = ''] = plain.split('.');
    const digits = fraction.replace(/0+$/, '');
    if (digits === '') return toCardinal(whole);
    return toCardinal(whole) + point + [...digits].map((digit) => toCardinal(digit)).join(gap);
  };
}
