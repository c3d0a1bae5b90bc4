import { latinDigits } from '#shared/text/latinDigits.ts';

/** Marks that only look different: full-width ones, the Arabic comma, the full stop of Chinese and Japanese keyboards. */
const MARK_BY_LOOKALIKE: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '｡': '.',
  '，': ',',
  '،': ',',
  '、': ',',
  '＇': "'",
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '´': "'",
  '`': "'",
};

/**
 * Words that name a currency and are no code of three to six capitals. A word that multiplies ("k", "mio", "万") is no
 * currency: to strip it would change the amount a thousandfold, so that it stays, and makes the text unreadable.
 */
const CURRENCY_WORDS = [
  ...['kr', 'zł', 'Kč', 'Ft', 'lei', 'Fr', 'SFr', 'Rs', 'Rp', 'RM', 'TL', 'Bs'],
  ...[
    'руб',
    'р',
    'грн',
    'лв',
    'тг',
    '元',
    '圆',
    '圓',
    '円',
    '원',
    'đ',
    'บาท',
    'ريال',
    'ر.س',
    'د.إ',
    'درهم',
    'جنيه',
  ],
];
/** How words for a thousand, a hundred thousand, a million and more begin: "TSD", "LAKH", "MILYON", "MRD". */
const MULTIPLIER = /^(?:M(?:I[AOL]|L[NDR]|RD)|B(?:I[LN]|LN)|T(?:YS|IS|SD|RI)|LA(?:KH|C)|CROR|JUTA|RIBU)/;

const WORDS = new Set(CURRENCY_WORDS.map((word) => word.toLowerCase()));
/** How coins and currencies are written by their codes: "USDT", "1INCH" has to be the field's own unit. */
const CODE = /^[A-Z]{3,6}$/;
const HIDDEN = /\p{Cf}/gu;
const SPACES = /\s+/gu;
/** Signs of currencies, with letters before them ("HK$"), and words, with a point inside or after them ("ر.س", "kr."). */
const WORD = String.raw`((?:\p{Lu}{1,3})?\p{Sc}|[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?)`;
const WORD_AT_START = new RegExp(`^${WORD} ?`, 'u');
const WORD_AT_END = new RegExp(` ?${WORD}$`, 'u');

/**
 * What is left of a typed or pasted amount when everything that is no digit and no separator has gone: hidden characters,
 * the field's own unit, signs and names of currencies. Digits become Latin ones, spaces of any width a space, apostrophes
 * one kind. What can't be recognised stays, for the reading to fail on.
 */
export function cleanAmountText(text: string, unit: string): string {
  const plain = [...latinDigits(text.replace(HIDDEN, '')).replace(SPACES, ' ').trim()]
    .map((character) => MARK_BY_LOOKALIKE[character] ?? character)
    .join('');
  return stripWords(stripUnit(plain, unit), unit);
}

/** The unit by itself, since it may hold digits ("1INCH"); it is only taken where it stands apart from the number. */
function stripUnit(text: string, unit: string): string {
  if (unit === '') return text;
  const [whole, wanted] = [text.toLowerCase(), unit.toLowerCase()];
  const gap = /\d/.test(unit) ? ' ' : '';
  if (whole.endsWith(gap + wanted)) return text.slice(0, -unit.length).trim();
  if (whole.startsWith(wanted + gap)) return text.slice(unit.length).trim();
  return text;
}

function stripWords(text: string, unit: string): string {
  const [before, first] = WORD_AT_START.exec(text) ?? [];
  if (before !== undefined && isCurrency(first, unit)) return stripWords(text.slice(before.length), unit);
  const [after, last] = WORD_AT_END.exec(text) ?? [];
  if (after !== undefined && isCurrency(last, unit)) return stripWords(text.slice(0, -after.length), unit);
  return text;
}

function isCurrency(word = '', unit: string): boolean {
  if (/\p{Sc}$/u.test(word)) return true;
  const name = word.replace(/\.$/, '');
  // "21INCH" may be 2 or 21 of them.
  if (/\d/.test(unit) && unit.endsWith(name)) return false;
  if (name.toLowerCase() === unit.toLowerCase() || WORDS.has(name.toLowerCase())) return true;
  return CODE.test(name) && !MULTIPLIER.test(name);
}
