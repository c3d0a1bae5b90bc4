import { groupThousands } from './groupThousands.ts';
import { roundPlain } from './roundPlain.ts';

/** `wholeDigits`: the most that a figure in this unit has before its point; one more belongs to the next unit. */
const UNITS = [
  { shift: 0, wholeDigits: 6, unit: '' },
  { shift: 6, wholeDigits: 3, unit: ' M' },
  { shift: 9, wholeDigits: 3, unit: ' B' },
] as const;
const LARGEST = { shift: 12, unit: ' T' } as const;

/**
 * A big figure for a narrow column: "1.18 B", at two decimals and rounded as displayed numbers are (roundPlain). Below a
 * million it is written out. A screen keeps the exact value one hover or focus away.
 */
export function shortenAmount(plain: string): string {
  for (const { shift, wholeDigits, unit } of UNITS) {
    const short = roundPlain(divideByPowerOfTen(plain, shift), 2);
    // Rounding a negative away from zero may have made it one digit longer: the rounded figure decides.
    if (wholeLength(short) <= wholeDigits) return groupThousands(short) + unit;
  }
  return groupThousands(roundPlain(divideByPowerOfTen(plain, LARGEST.shift), 2)) + LARGEST.unit;
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
  return plain.replace('-', '').indexOf('.');
}
