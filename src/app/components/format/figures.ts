import { groupThousands, shortenAmount } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';

/**
 * Figures as the readers of a language write them. They are for reading: nothing parses or copies them (design.md section
 * 13). Every function takes a plain decimal string; its digits stay as they are.
 */
export interface Figures {
  /** A price with all the digits the feed sent: they show the tick size. */
  readonly price: (plain: string) => string;
  /** A percentage that says its direction by sign, not by colour alone: "+1.24 %". Zero has neither, whatever it came with. */
  readonly change: (percent: string) => string;
  /** A big figure for a narrow column: "1.18 B". K, M, B and T are what traders write in every language. */
  readonly short: (plain: string) => string;
}

/** What stands between thousands, and before the fraction. */
export interface Marks {
  readonly group: string;
  readonly point: string;
}

const ENGLISH_MARKS: Marks = { group: ',', point: '.' };
const CONTINENTAL_MARKS: Marks = { group: '.', point: ',' };
/**
 * As Intl has them, which a test compares: to ask it takes a slow phone a tenth of a second, right before the first prices.
 * Languages without a row write as English does.
 */
const MARKS_BY_LANGUAGE: Partial<Record<Language, Marks>> = {
  'de-DE': CONTINENTAL_MARKS,
  'es-ES': CONTINENTAL_MARKS,
  'id-ID': CONTINENTAL_MARKS,
  'ru-RU': { group: '\u00a0', point: ',' },
  'tr-TR': CONTINENTAL_MARKS,
  'vi-VN': CONTINENTAL_MARKS,
};

const figuresByLanguage = new Map<Language, Figures>();

/** The same object for the same language, so that it can be a dependency. */
export function figuresOf(language: Language): Figures {
  const known = figuresByLanguage.get(language);
  if (known !== undefined) return known;
  const figures = createFigures(marksOf(language));
  figuresByLanguage.set(language, figures);
  return figures;
}

/** The marks by which the readers of a language write numbers, for fields that read what they type. */
export function marksOf(language: Language): Marks {
  return MARKS_BY_LANGUAGE[language] ?? ENGLISH_MARKS;
}

/** Which way a percentage points; undefined for zero. */
export function directionOf(percent: string): 'up' | 'down' | undefined {
  if (Number(percent) === 0) return undefined;
  return percent.startsWith('-') ? 'down' : 'up';
}

function createFigures(marks: Marks): Figures {
  const swap = (mark: string): string => (mark === ENGLISH_MARKS.group ? marks.group : marks.point);
  /** From the marks of product.md section 5 to the reader's, and to a minus that is as wide as the plus, so columns keep their line. */
  const write = (text: string): string => {
    const signed = text.replace('-', '−');
    return marks === ENGLISH_MARKS ? signed : signed.replace(/[,.]/g, swap);
  };
  const price = (plain: string): string => write(groupThousands(plain));
  return {
    price,
    short: (plain) => write(shortenAmount(plain)),
    change: (percent) => {
      if (directionOf(percent) === undefined) return `${price(percent.replace('-', ''))} %`;
      return `${percent.startsWith('-') ? '' : '+'}${price(percent)} %`;
    },
  };
}
