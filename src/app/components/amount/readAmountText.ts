import { latinDigits } from '#shared/text/latinDigits.ts';
import { CURRENCY_CODES } from '../format/currencyCodes.ts';
import type { Marks } from '../format/figures.ts';

/** What a text in an amount field says. Amounts are plain decimal strings, with the digits that were written. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: string }
  /** The text can be read two ways, and the user has to choose; the reading of their own language comes first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [string, string] }
  | { readonly kind: 'unreadable' };

/** The separators that a text may have, and the unit of the amount. */
export interface AmountSyntax {
  /** Separators of the page's language. */
  readonly marks: Marks;
  /** Separators of the device's language: many phones' keyboards have no other decimal mark. The page's by default. */
  readonly deviceMarks?: Marks;
  /** Digits after the point. */
  readonly scale: number;
  /** The coin's symbol, which may stand beside the number. */
  readonly unit: string;
  readonly origin: 'typed' | 'pasted';
}

/** More than any amount with all its separators and a currency has. */
const MAX_LENGTH = 96;
const ARABIC_POINT = '٫';
const UNREADABLE = { kind: 'unreadable' } as const;

/**
 * Reads what a user typed or pasted as an amount (screens.md 0.3, C1). It takes no exponents and no signs, and never
 * guesses:
 * - typed text is in the reader's own separators. Where the device has others its text is read by these as well, by none
 *   besides, and asked about when both make sense;
 * - pasted text may have any separators. Where it can be read two ways ("1,234") both readings are given, unless the coin's
 *   scale leaves one, and that is the reader's own.
 */
export function readAmountText(text: string, syntax: AmountSyntax): AmountReading {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > MAX_LENGTH) return UNREADABLE;
  const candidates = candidatesOf(cleanAmountText(text, syntax.unit));
  return syntax.origin === 'typed' ? readTyped(candidates, syntax) : readPasted(candidates, syntax);
}

function readTyped(candidates: readonly Candidate[], syntax: AmountSyntax): AmountReading {
  const { marks, deviceMarks = marks } = syntax;
  // A mark that the reader has no other use for is the point: "1.5" on a Russian page, where thousands are spaced.
  const own = candidates.find(({ point, group }) => point !== marks.group && isOwnGroup(group, marks));
  // On an English page "1,5" would become "1,500" while it is typed, and mean a thousand times as much.
  if (deviceMarks.point === marks.point) return own === undefined ? UNREADABLE : amountOf(own);
  if (own?.point === marks.point) return amountOf(own);
  const readable = candidates.filter(
    (candidate) =>
      candidate === own ||
      (isOwnPoint(candidate.point, deviceMarks) && isOwnGroup(candidate.group, deviceMarks)),
  );
  return readPasted(readable, syntax);
}

function readPasted(candidates: readonly Candidate[], { marks, scale }: AmountSyntax): AmountReading {
  const [first, second] = candidates;
  if (first === undefined) return UNREADABLE;
  if (second === undefined) return amountOf(first);
  const own = candidates.find(({ point, group }) => isOwnPoint(point, marks) && isOwnGroup(group, marks));
  const fitting = candidates.filter(({ amount }) => digitsAfterPoint(amount) <= scale);
  if (own !== undefined && fitting.length === 1 && fitting[0] === own) return amountOf(own);
  return own === second
    ? { kind: 'ambiguous', readings: [second.amount, first.amount] }
    : { kind: 'ambiguous', readings: [first.amount, second.amount] };
}

/** Digits after the point that count: zeros at the end do not. */
export function digitsAfterPoint(plain: string): number {
  const [, fraction = ''] = plain.split('.');
  return fraction.replace(/0+$/, '').length;
}

function amountOf({ amount }: Candidate): AmountReading {
  return { kind: 'amount', amount };
}

function isOwnPoint(point: string | null, marks: Marks): boolean {
  return point === null || point === marks.point || point === ARABIC_POINT;
}

/** Spaces and apostrophes between thousands are read in every language. */
function isOwnGroup(group: string | null, marks: Marks): boolean {
  return group === marks.group || (group !== '.' && group !== ',');
}

/** One way to read a number. */
interface Candidate {
  /** Plain decimal text; no zeros before it, its fraction as it was written. */
  readonly amount: string;
  /** The mark that was taken for the point, and the one between thousands; null where there is none. */
  readonly point: string | null;
  readonly group: string | null;
}

const POINTS = ['.', ',', '٫'] as const;
const GROUPS = ['.', ',', ' ', "'", '٬'] as const;

/** Thousands, and the Indian way of two digits above the last three. A number that begins with 0 has no thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(?:G\d{3})+$/;
const INDIAN = /^[1-9]\d?(?:G\d{2})+G\d{3}$/;
/** What an amount on the wire may have (screens.md 0.1; fields.ts, Dec). */
const MAX_WHOLE = 40;
const MAX_FRACTION = 18;

/**
 * Every way in which a cleaned text can be read as a number: one for "1,234.5" and "0,123", two for "1,234". Each of two
 * comes with other digits after its point, so they never agree.
 */
function candidatesOf(text: string): readonly Candidate[] {
  if (!/\d/.test(text) || !/^[\d.,٫٬' ]+$/.test(text)) return [];
  return [null, ...POINTS].flatMap((point) =>
    [null, ...GROUPS].flatMap((group) => readBy(text, point, group) ?? []),
  );
}

/** Reads a text by two marks, each of which has to be in it, so that no text is read twice in the same way. */
function readBy(text: string, point: string | null, group: string | null): Candidate | undefined {
  if (point !== null && point === group) return undefined;
  const [whole = '', fraction = '', ...more] = point === null ? [text] : text.split(point);
  if (more.length > 0 || (point !== null && !text.includes(point))) return undefined;
  const digits = readWhole(whole, group);
  if (digits === undefined || !/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined;
  const plain = digits.replace(/^0+(?=\d)/, '') || '0';
  if (plain.length > MAX_WHOLE || fraction.length > MAX_FRACTION) return undefined;
  return { amount: fraction === '' ? plain : `${plain}.${fraction}`, point, group };
}

function readWhole(whole: string, group: string | null): string | undefined {
  if (group === null) return /^\d*$/.test(whole) ? whole : undefined;
  const shape = whole.split(group).join('G');
  return THOUSANDS.test(shape) || INDIAN.test(shape) ? shape.replaceAll('G', '') : undefined;
}

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
 * Words that name a currency and are no code. A word that multiplies ("k", "mio", "万") or names a part of a coin ("SATS", "GWEI")
 * is no currency: to strip it would change the amount many times over, so that it stays, and makes the text unreadable, as
 * does every other word that is not known.
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
const WORDS = new Set(CURRENCY_WORDS.map((word) => word.toLowerCase()));
/** Written in capitals: "ALL" is the lek of Albania. */
const CODES = new Set([...CURRENCY_CODES, 'BTC', 'ETH', 'USDT', 'USDC']);
const HIDDEN = /\p{Cf}/gu;
const SPACES = /\s+/gu;
/**
 * Signs of currencies, with letters before them ("HK$") that do not multiply ("5 MM$"), and words, with a point inside or after
 * them ("ر.س", "kr.").
 */
const WORD = String.raw`((?!(?:[BGKMT]|MM|[BMT]N)\p{Sc})(?:\p{Lu}{1,3})?\p{Sc}|[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?)`;
const WORD_AT_START = new RegExp(`^${WORD} ?`, 'u');
const WORD_AT_END = new RegExp(` ?${WORD}$`, 'u');

/**
 * What is left of a typed or pasted amount when everything that is no digit and no separator has gone: hidden characters,
 * the field's own unit, signs and names of currencies. Digits become Latin ones, spaces of any width a space, apostrophes
 * one kind. What can't be recognised stays, for the reading to fail on.
 */
function cleanAmountText(text: string, unit: string): string {
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
  return CODES.has(name);
}
