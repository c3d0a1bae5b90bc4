import { type CompactStep, DECIMAL_STEPS } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';

/**
 * What big figures are counted in, where it is not M, B and T: the same letters are other powers of ten elsewhere (Indonesian "M" is
 * 10⁹, Turkish "B" 10³, Vietnamese "T" 10⁹, Spanish "B" 10¹²). Here 10⁶, 10⁹ and 10¹², after a space; as Intl has them, which a test
 * compares, and for the cause that `figures.ts` gives not asked of it.
 */
const BY_THOUSANDS: Partial<Record<Language, string>> = {
  'ar-SA': 'مليون,مليار,ترليون',
  'de-DE': 'Mio.,Mrd.,Bio.',
  'es-ES': 'M,mil\u00a0M,B',
  'id-ID': 'jt,M,T',
  'ru-RU': 'млн,млрд,трлн',
  'tr-TR': 'Mn,Mr,Tn',
  'vi-VN': 'Tr,T,NT',
};

/** 10⁴, 10⁸, 10¹² and, where there is a word for it, 10¹⁶. */
const BY_TEN_THOUSANDS: Partial<Record<Language, string>> = {
  'ja-JP': '万,億,兆,京',
  'ko-KR': '만,억,조',
  'zh-CN': '万,亿,万亿',
  'zh-TW': '萬,億,兆',
};

/** The steps by which a language shortens big figures, the smallest first. Below a million a figure is written out in all of them. */
export function compactStepsOf(language: Language): readonly CompactStep[] {
  const [thousands, tenThousands] = [BY_THOUSANDS[language], BY_TEN_THOUSANDS[language]];
  const units = (thousands ?? tenThousands)?.split(',');
  if (units === undefined) return DECIMAL_STEPS;
  return units.map((unit, at) => {
    if (thousands === undefined) return { from: at === 0 ? 7 : 4 * at + 5, shift: 4 * at + 4, unit };
    const shift = 3 * at + 6;
    // In Spanish a thousand millions are "1.000 M" still.
    return { from: unit.startsWith('mil') ? 11 : shift + 1, shift, unit: `\u00a0${unit}` };
  });
}
