import { type CompactStep, DECIMAL_STEPS } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';

/** What a language calls a million, a thousand million, and a million million, with what stands before it. */
function byThousands(million: string, milliard: string, billion: string): readonly CompactStep[] {
  return [
    { from: 7, shift: 6, unit: million },
    { from: 10, shift: 9, unit: milliard },
    { from: 13, shift: 12, unit: billion },
  ];
}

/** What a language that counts by ten thousands calls 10⁴, 10⁸, 10¹² and, where it has a word for it, 10¹⁶. */
function byTenThousands(...units: readonly string[]): readonly CompactStep[] {
  // Below a million a figure is written out in every language.
  return units.map((unit, at) => ({ from: at === 0 ? 7 : 4 * at + 5, shift: 4 * at + 4, unit }));
}

/**
 * What big figures are counted in, where it is not M, B and T: the same letters are other powers of ten elsewhere (Indonesian "M" is
 * 10⁹, Turkish "B" 10³, Vietnamese "T" 10⁹, Spanish "B" 10¹²). As Intl has them, which a test compares, and for the cause that
 * `figures.ts` gives not asked of it.
 */
const STEPS_BY_LANGUAGE: Partial<Record<Language, readonly CompactStep[]>> = {
  'ar-SA': byThousands('\u00a0مليون', '\u00a0مليار', '\u00a0ترليون'),
  'de-DE': byThousands('\u00a0Mio.', '\u00a0Mrd.', '\u00a0Bio.'),
  'es-ES': [
    { from: 7, shift: 6, unit: '\u00a0M' },
    // A thousand millions are "1.000 M" still.
    { from: 11, shift: 9, unit: '\u00a0mil\u00a0M' },
    { from: 13, shift: 12, unit: '\u00a0B' },
  ],
  'id-ID': byThousands('\u00a0jt', '\u00a0M', '\u00a0T'),
  'ja-JP': byTenThousands('万', '億', '兆', '京'),
  'ko-KR': byTenThousands('만', '억', '조'),
  'ru-RU': byThousands('\u00a0млн', '\u00a0млрд', '\u00a0трлн'),
  'tr-TR': byThousands('\u00a0Mn', '\u00a0Mr', '\u00a0Tn'),
  'vi-VN': byThousands('\u00a0Tr', '\u00a0T', '\u00a0NT'),
  'zh-CN': byTenThousands('万', '亿', '万亿'),
  'zh-TW': byTenThousands('萬', '億', '兆'),
};

/** The steps by which a language shortens big figures, the smallest first. */
export function compactStepsOf(language: Language): readonly CompactStep[] {
  return STEPS_BY_LANGUAGE[language] ?? DECIMAL_STEPS;
}
