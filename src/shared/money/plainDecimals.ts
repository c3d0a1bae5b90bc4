/** A number in plain or exponent notation, and nothing else: no spaces, separators, hex, Infinity or NaN. */
const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;
/** Room for every finite double written out, which takes 309 digits; what is longer is no price. */
const MAX_LENGTH = 400;
/** The exponents a double has. Printing 1e9000 in plain notation would cost as many digits. */
const MAX_EXPONENT = 308;

/**
 * The numeric text of a value from the wire (string or JSON number), or undefined when it is not a finite number
 * (product.md section 5). decimal.js throws on most of what is refused here and reads `0x10` or `1_000`.
 */
export function parseNumeric(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const match = NUMERIC.exec(text);
  if (match === null || !Number.isFinite(Number(text))) return undefined;
  if (match[1] !== undefined && Math.abs(Number(match[1])) > MAX_EXPONENT) return undefined;
  return text;
}

/** Orders two plain decimal strings exactly, without floats and without a decimal library: −1, 0 or 1. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 {
  const isBelowZero = isNegative(left);
  if (isBelowZero !== isNegative(right)) return isBelowZero ? -1 : 1;
  return isBelowZero ? compareMagnitudes(right, left) : compareMagnitudes(left, right);
}

/** Zero has no sign. */
function isNegative(plain: string): boolean {
  return plain.startsWith('-') && /[1-9]/.test(plain);
}

/** Digits of the same worth stand in the same place of both texts, which are then ordered as the figures are. */
function compareMagnitudes(left: string, right: string): -1 | 0 | 1 {
  const [leftWhole = '', leftFraction = ''] = left.replace('-', '').split('.');
  const [rightWhole = '', rightFraction = ''] = right.replace('-', '').split('.');
  const wholes = Math.max(leftWhole.length, rightWhole.length);
  const fractions = Math.max(leftFraction.length, rightFraction.length);
  const leftDigits = leftWhole.padStart(wholes, '0') + leftFraction.padEnd(fractions, '0');
  const rightDigits = rightWhole.padStart(wholes, '0') + rightFraction.padEnd(fractions, '0');
  if (leftDigits === rightDigits) return 0;
  return leftDigits < rightDigits ? -1 : 1;
}

/** As decimal.js names them: away from zero, toward zero, to the nearest with halves away from zero. */
type RoundingMode = 'up' | 'down' | 'half-up';

/**
 * A plain decimal string at a fixed number of decimals, rounded as displayed numbers are unless a mode is given (product.md
 * section 5, design.md section 13): positives toward zero, negatives away from it, so that no user sees more than they
 * have, nor a smaller debt. Works on the digits, so the page needs no decimal library for it. Zero has no sign.
 */
export function roundPlain(plain: string, decimals: number, mode?: RoundingMode): string {
  const isNegative = plain.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? plain.slice(1) : plain).split('.');
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
  const rest = fraction.slice(decimals);
  const chosen = mode ?? (isNegative ? 'up' : 'down');
  const isAway = (chosen === 'up' && /[1-9]/.test(rest)) || (chosen === 'half-up' && /^[5-9]/.test(rest));
  const digits = isAway ? addOne(kept) : kept;
  const sign = isNegative && /[1-9]/.test(digits) ? '-' : '';
  const point = digits.length - decimals;
  return sign + digits.slice(0, point) + (decimals > 0 ? '.' : '') + digits.slice(point);
}

/** "1299" → "1300": the last digit that is no nine rises, and the nines after it become zeros. */
function addOne(digits: string): string {
  const head = digits.replace(/9+$/, '');
  const last = head.slice(-1);
  return head.slice(0, -1) + (Number(last) + 1) + '0'.repeat(digits.length - head.length);
}

/** Comma thousands separators for a plain decimal string (product.md section 5). No arithmetic: digits stay as they are. */
export function groupThousands(plain: string): string {
  const sign = plain.startsWith('-') ? '-' : '';
  const point = plain.indexOf('.');
  const whole = plain.slice(sign.length, point === -1 ? undefined : point);
  const fraction = point === -1 ? '' : plain.slice(point);
  let grouped = '';
  for (let end = whole.length; end > 0; end -= 3) {
    grouped = whole.slice(Math.max(0, end - 3), end) + (grouped === '' ? '' : `,${grouped}`);
  }
  return sign + grouped + fraction;
}

/** A unit that big figures are counted in. */
export interface CompactStep {
  /** How many digits stand at least before the point of a figure that is counted in it. */
  readonly from: number;
  /** By how many places the point is moved. */
  readonly shift: number;
  /** What is written after the figure, with the space before it where there is one. */
  readonly unit: string;
}

/** English ones. */
export const DECIMAL_STEPS: readonly CompactStep[] = [
  { from: 7, shift: 6, unit: 'M' },
  { from: 10, shift: 9, unit: 'B' },
  { from: 13, shift: 12, unit: 'T' },
];

const WRITTEN_OUT: CompactStep = { from: 0, shift: 0, unit: '' };

/**
 * A big figure for a narrow column, "1.18" and "B", at two decimals rounded as displayed numbers are unless a mode is given
 * (roundPlain). Below the first step, the smallest, it is written out. A screen keeps the exact value one hover or focus away.
 */
export function shortenAmount(
  plain: string,
  steps: readonly CompactStep[] = DECIMAL_STEPS,
  mode?: RoundingMode,
): { readonly figure: string; readonly unit: string } {
  let at = steps.findLastIndex(({ from }) => wholeLength(plain) >= from);
  for (;;) {
    const { shift, unit } = steps[at] ?? WRITTEN_OUT;
    const short = roundPlain(divideByPowerOfTen(plain, shift), 2, mode);
    at += 1;
    // Rounding may have made it one digit longer: the rounded figure decides.
    if (wholeLength(short) + shift < (steps[at]?.from ?? Number.POSITIVE_INFINITY)) {
      return { figure: groupThousands(short), unit };
    }
  }
}

/** Moves the decimal point of a plain decimal string to the left. */
function divideByPowerOfTen(plain: string, power: number): string {
  const sign = plain.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = plain.slice(sign.length).split('.');
  const digits = whole.padStart(power + 1, '0');
  return `${sign}${digits.slice(0, digits.length - power)}.${digits.slice(digits.length - power)}${fraction}`;
}

/** How many digits stand before the point. */
function wholeLength(plain: string): number {
  return plain.replace('-', '').search(/\.|$/);
}

/** How many digits stand after the point of a plain decimal string. */
export function fractionDigits(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
