import { groupThousands } from './groupThousands.ts';
import { roundPlain } from './roundPlain.ts';

/** By how many places the point is moved, the most digits that a figure may have had before it, and the unit's sign. */
const UNITS = [
  [0, 6, ''],
  [6, 9, ' M'],
  [9, 12, ' B'],
  [12, Number.POSITIVE_INFINITY, ' T'],
] as const;

/**
 * A big figure for a narrow column: "1.18 B", at two decimals and rounded as displayed numbers are (roundPlain). Below a
 * million it is written out. A screen keeps the exact value one hover or focus away.
 */
export function shortenAmount(plain: string): string {
  let figure = '';
  for (const [shift, most, unit] of UNITS) {
    if (wholeLength(plain) > most) continue;
    const short = roundPlain(divideByPowerOfTen(plain, shift), 2);
    figure = groupThousands(short) + unit;
    // Rounding a negative away from zero may have made it one digit longer: the rounded figure decides.
    if (wholeLength(short) + shift <= most) break;
  }
  return figure;
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
