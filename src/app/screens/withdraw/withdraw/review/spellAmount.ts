import type { Language } from '#shared/site/languages.ts';

/** Spells out a number that stands before a coin, "500" as "five hundred"; a plain decimal that is not negative. */
export type Speller = (plain: string) => string;

interface NumberWords {
  readonly load: () => Promise<{ readonly toCardinal: (value: string) => string }>;
  /** What is said for the point, with its spaces, where the library has another word or letter. */
  readonly point?: string;
  /** The words before the point as they are said, where the library has those for counting; right before a coin where nothing follows. */
  readonly whole?: (words: string, isBeforeCoin: boolean) => string;
}

/** Britain and Hong Kong say "one hundred and one", the United States "one hundred one". */
const BRITISH: NumberWords = { load: () => import('n2words/en-GB') };
const TAIWANESE: NumberWords = { load: () => import('n2words/zh-Hant-TW') };

const WORDS_BY_LANGUAGE: Readonly<Record<Language, NumberWords>> = {
  en: BRITISH,
  'en-US': { load: () => import('n2words/en-US') },
  'en-HK': BRITISH,
  'zh-CN': { load: () => import('n2words/zh-Hans-CN') },
  'zh-TW': TAIWANESE,
  'zh-HK': TAIWANESE,
  'ja-JP': { load: () => import('n2words/ja-JP') },
  'ko-KR': { load: () => import('n2words/ko-KR') },
  'ru-RU': { load: () => import('n2words/ru-RU') },
  'id-ID': { load: () => import('n2words/id-ID') },
  // In Spain the mark is a comma, in Mexico a point.
  'es-ES': { load: () => import('n2words/es-ES'), point: ' coma ', whole: spanishWhole },
  'tr-TR': { load: () => import('n2words/tr-TR') },
  'th-TH': { load: () => import('n2words/th-TH') },
  'vi-VN': { load: () => import('n2words/vi-VN') },
  'de-DE': {
    load: () => import('n2words/de-DE'),
    point: ' Komma ',
    whole: (words, isBeforeCoin) => (isBeforeCoin ? words.replace(/eins$/, 'ein') : words),
  },
  'ar-SA': { load: () => import('n2words/ar-SA') },
};

/** "un BTC", "veintiún mil BTC", "un millón de BTC"; but "uno coma cinco BTC". */
function spanishWhole(words: string, isBeforeCoin: boolean): string {
  const counted = words
    .replace(/veintiuno(?= (?:mil|[a-z]+ill(?:ón|ones))\b)/g, 'veintiún')
    .replace(/uno(?= (?:mil|[a-z]+ill(?:ón|ones))\b)/g, 'un');
  if (!isBeforeCoin) return counted;
  return counted
    .replace(/veintiuno$/, 'veintiún')
    .replace(/uno$/, 'un')
    .replace(/ill(?:ón|ones)$/, '$& de');
}

/** Loads the words of a language; each is a file of its own. Fails where it can't be loaded. */
export async function loadSpeller(language: Language): Promise<Speller> {
  const words = WORDS_BY_LANGUAGE[language];
  const { toCardinal } = await words.load();
  return createSpeller(words, toCardinal);
}

/**
 * Digits after the point are read one by one, as they are read aloud: "zero point zero five". The word for the point is what
 * the language has between 0 and 1 in 0.1.
 */
function createSpeller(words: NumberWords, toCardinal: (value: string) => string): Speller {
  const say = words.whole ?? ((counted: string) => counted);
  const point = words.point ?? toCardinal('0.1').slice(toCardinal('0').length, -toCardinal('1').length);
  const gap = point.includes(' ') ? ' ' : '';
  return (plain) => {
    const [whole = '0', fraction = ''] = plain.split('.');
    const digits = fraction.replace(/0+$/, '');
    if (digits === '') return say(toCardinal(whole), true);
    return say(toCardinal(whole), false) + point + [...digits].map((digit) => toCardinal(digit)).join(gap);
  };
}
