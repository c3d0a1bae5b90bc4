import { groupThousands, shortenAmount } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';
import { compactStepsOf } from './compactSteps.ts';

/**
 * Figures as the readers of a language write them. They are for reading: nothing parses or copies them (design.md section
 * 13). Every function takes a plain decimal string; its digits stay as they are.
 */
export interface Figures {
  /** A price with all the digits the feed sent: they show the tick size. */
  readonly price: (plain: string) => string;
  /** A percentage: "1.24%". */
  readonly percent: (percent: string) => string;
  /** A percentage that says its direction by sign, not by colour alone: "+1.24%". Zero has neither, whatever it came with. */
  readonly change: (percent: string) => string;
  /** A big figure for a narrow column, in the units of the language: "1.18B", "11.89億". */
  readonly short: (plain: string) => string;
}

/** What stands between thousands, and before the fraction. */
export interface Marks {
  readonly group: string;
  readonly point: string;
}

/** As wide as the plus, so that columns keep their line. */
const MINUS = '−';
const ENGLISH_MARKS: Marks = { group: ',', point: '.' };
const CONTINENTAL_MARKS: Marks = { group: '.', point: ',' };
/** As Intl has them, which a test compares: to ask it takes a slow phone a tenth of a second, right before the first prices. */
const MARKS_BY_LANGUAGE: Readonly<Record<Language, Marks>> = {
  en: ENGLISH_MARKS,
  'en-US': ENGLISH_MARKS,
  'zh-CN': ENGLISH_MARKS,
  'zh-TW': ENGLISH_MARKS,
  'ja-JP': ENGLISH_MARKS,
  'ko-KR': ENGLISH_MARKS,
  'ru-RU': { group: '\u00a0', point: ',' },
  'id-ID': CONTINENTAL_MARKS,
  'es-ES': CONTINENTAL_MARKS,
  'tr-TR': CONTINENTAL_MARKS,
  'th-TH': ENGLISH_MARKS,
  'vi-VN': CONTINENTAL_MARKS,
  'de-DE': CONTINENTAL_MARKS,
  'en-HK': ENGLISH_MARKS,
  'zh-HK': ENGLISH_MARKS,
  'ar-SA': ENGLISH_MARKS,
};

/** Where a percentage has its sign. As Intl has them, which a test compares. */
const PERCENT_BY_LANGUAGE: Readonly<Record<Language, string>> = {
  en: '#%',
  'en-US': '#%',
  'zh-CN': '#%',
  'zh-TW': '#%',
  'ja-JP': '#%',
  'ko-KR': '#%',
  'ru-RU': '#\u00a0%',
  'id-ID': '#%',
  'es-ES': '#\u00a0%',
  'tr-TR': '%#',
  'th-TH': '#%',
  'vi-VN': '#%',
  'de-DE': '#\u00a0%',
  'en-HK': '#%',
  'zh-HK': '#%',
  'ar-SA': '#٪',
};

const figuresByLanguage = new Map<Language, Figures>();

/** The same object for the same language, so that it can be a dependency. */
export function figuresOf(language: Language): Figures {
  const known = figuresByLanguage.get(language);
  if (known !== undefined) return known;
  const figures = createFigures(language);
  figuresByLanguage.set(language, figures);
  return figures;
}

/** The marks by which the readers of a language write numbers, for fields that read what they type. */
export function marksOf(language: Language): Marks {
  return MARKS_BY_LANGUAGE[language];
}

/** The direction of a percentage; undefined for zero. */
export function directionOf(percent: string): 'up' | 'down' | undefined {
  if (Number(percent) === 0) return undefined;
  return percent.startsWith('-') ? 'down' : 'up';
}

/** An Arabic unit stands to the left of its figure, in a column that reads from left to right as well; the minus stays before it. */
function keepOrder(text: string, language: Language): string {
  return language === 'ar-SA' ? `\u2067\u200e${text}\u2069` : text;
}

function createFigures(language: Language): Figures {
  const marks = marksOf(language);
  const steps = compactStepsOf(language);
  const pattern = PERCENT_BY_LANGUAGE[language];
  const swap = (mark: string): string => (mark === ENGLISH_MARKS.group ? marks.group : marks.point);
  /** From the marks of product.md section 5 to the reader's. */
  const write = (text: string): string => {
    const signed = text.replace('-', MINUS);
    return marks === ENGLISH_MARKS ? signed : signed.replace(/[,.]/g, swap);
  };
  const price = (plain: string): string => write(groupThousands(plain));
  const percent = (plain: string): string => {
    const figure = pattern.replace('#', price(plain.replace('-', '')));
    return plain.startsWith('-') ? MINUS + figure : figure;
  };
  return {
    price,
    short: (plain) => {
      const { figure, unit } = shortenAmount(plain, steps);
      return unit === '' ? write(figure) : keepOrder(write(figure) + unit, language);
    },
    percent,
    change: (plain) => {
      if (directionOf(plain) === undefined) return percent(plain.replace('-', ''));
      return plain.startsWith('-') ? percent(plain) : `+${percent(plain)}`;
    },
  };
}
