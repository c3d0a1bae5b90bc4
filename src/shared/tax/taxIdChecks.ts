/**
 * Check digits of tax numbers, as the authorities publish them (OECD, "Tax identification numbers"; European Commission, "TIN
 * algorithms"). Each takes a number of the right shape, without spaces and dashes.
 */
export type TaxIdCheck = (taxId: string) => boolean;

function digitsOf(text: string): readonly number[] {
  return [...text].map(Number);
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}

/** The sum of all weighted digits leaves nothing over. */
export function hasWeights(weights: readonly number[], modulus: number): TaxIdCheck {
  return (taxId) => weigh(digitsOf(taxId), weights) % modulus === 0;
}

/** Every second digit from the last but one on counts twice (ISO/IEC 7812-1, annex B). */
export const isLuhn: TaxIdCheck = (taxId) =>
  digitsOf(taxId)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0;

/** ISO 7064, MOD 11,10, over eleven digits (Croatian OIB). */
export const isMod11And10: TaxIdCheck = (taxId) => {
  let product = 10;
  for (const digit of digitsOf(taxId.slice(0, 10))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(taxId[10]);
};

/** The same; one digit of the first ten is there twice or three times (German Identifikationsnummer). */
export const isGerman: TaxIdCheck = (taxId) => {
  const first = taxId.slice(0, 10);
  const counts = [...new Set(first)]
    .map((digit) => first.split(digit).length - 1)
    .filter((count) => count > 1);
  return counts.length === 1 && (counts[0] ?? 0) <= 3 && isMod11And10(taxId);
};

/** NIF and NIE: the letter is told by the remainder of 23. K, L and M count for nothing, as X does. */
export const isSpanish: TaxIdCheck = (taxId) => {
  const number = taxId
    .slice(0, -1)
    .replace(/^[A-Z]/, (letter) => (letter === 'Y' ? '1' : letter === 'Z' ? '2' : '0'));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === taxId.at(-1);
};

/** Henkilötunnus: the last sign is told by the remainder of 31 of the day of birth and the number after it. */
export const isFinnish: TaxIdCheck = (taxId) =>
  '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(taxId.slice(0, 6) + taxId.slice(-4, -1)) % 31] === taxId.at(-1);

/** Numéro SPI: the last three digits are the remainder of 511. */
export const isFrench: TaxIdCheck = (taxId) => Number(taxId.slice(0, 10)) % 511 === Number(taxId.slice(10));

/** Unique Taxpayer Reference: the first digit is told by the others. */
export const isUtr: TaxIdCheck = (taxId) =>
  '21987654321'[weigh(digitsOf(taxId.slice(1)), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11] === taxId[0];

/** Identity card of Hong Kong: letters count from 10 on, a letter that is not there as 36. */
export const isHongKong: TaxIdCheck = (taxId) => {
  const text = taxId.replace(/[()]/g, '').padStart(9, ' ');
  const values = [...text].map((sign) => (sign === ' ' ? 36 : Number.parseInt(sign, 36)));
  return weigh(values, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
};

const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Codice fiscale: DM 23 December 1976, art. 10. */
export const isItalian: TaxIdCheck = (taxId) => {
  const sum = [...taxId.slice(0, 15)].reduce((total, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    return total + (at % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === taxId[15];
};

/** Individual number of Japan (My Number): ordinance 85 of 2014, art. 5. */
export const isMyNumber: TaxIdCheck = (taxId) => {
  const rest = weigh(digitsOf(taxId), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(taxId[11]);
};

/** IRD number: a second row of weights where the first one gives ten. */
export const isInlandRevenue: TaxIdCheck = (taxId) => {
  const digits = digitsOf(taxId.padStart(9, '0'));
  const checkBy = (weights: readonly number[]): number => (11 - (weigh(digits, weights) % 11)) % 11;
  const first = checkBy([3, 2, 7, 6, 5, 4, 3, 2]);
  return (first === 10 ? checkBy([7, 4, 3, 2, 5, 2, 7, 6]) : first) === digits[8];
};

/** PESEL has eleven digits, NIP ten. */
export const isPolish: TaxIdCheck = (taxId) => {
  const digits = digitsOf(taxId);
  return taxId.length === 11
    ? weigh(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
    : weigh(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
};

export const isPortuguese: TaxIdCheck = (taxId) => {
  const digits = digitsOf(taxId);
  const check = 11 - (weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check >= 10 ? 0 : check) === digits[8];
};

/** NRIC and FIN. */
export const isSingaporean: TaxIdCheck = (taxId) => {
  const series = taxId[0] ?? '';
  const start = series === 'T' || series === 'G' ? 4 : series === 'M' ? 3 : 0;
  const rest = (start + weigh(digitsOf(taxId.slice(1, 8)), [2, 7, 6, 5, 4, 3, 2])) % 11;
  const letters =
    series === 'M' ? 'XWUTRQPNJLK' : series === 'S' || series === 'T' ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK';
  return letters[rest] === taxId[8];
};

/** T.C. kimlik numarası. */
export const isTckn: TaxIdCheck = (taxId) => {
  const digits = digitsOf(taxId);
  const tenth = weigh(digits, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10;
  const sum = digits.slice(0, 10).reduce((total, digit) => total + digit, 0);
  return (tenth + 10) % 10 === digits[9] && sum % 10 === digits[10];
};

/** Vergi kimlik numarası. */
export const isVkn: TaxIdCheck = (taxId) => {
  const digits = digitsOf(taxId);
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const moved = (digit + 9 - at) % 10;
    return total + (moved === 0 ? 0 : (moved * 2 ** (9 - at)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
};

/** The weighted sum's remainder of 11 is the last digit; where it is ten, that of a second row of weights, or 0. */
function hasRemainder(weights: readonly number[], second?: readonly number[]): TaxIdCheck {
  return (taxId) => {
    const digits = digitsOf(taxId);
    const first = weigh(digits, weights) % 11;
    const rest = first === 10 && second !== undefined ? weigh(digits, second) % 11 : first;
    return rest % 10 === digits.at(-1);
  };
}

/** Numéro national: 97 less the remainder of 97; the number of people born since 2000 begins with an unwritten 2. */
export const isBelgian: TaxIdCheck = (taxId) =>
  ['', '2'].some((century) => 97 - (Number(century + taxId.slice(0, 9)) % 97) === Number(taxId.slice(9)));

/** ЕГН. */
export const isBulgarian: TaxIdCheck = hasRemainder([2, 4, 8, 5, 10, 9, 7, 3, 6]);

/** Isikukood and asmens kodas. */
export const isBaltic: TaxIdCheck = hasRemainder(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
  [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
);

/** ΑΦΜ. */
export const isGreek: TaxIdCheck = hasRemainder([256, 128, 64, 32, 16, 8, 4, 2]);

/** Adóazonosító jel; numbers whose remainder is ten are not given out. */
export const isHungarian: TaxIdCheck = (taxId) =>
  weigh(digitsOf(taxId), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(taxId[9]);

/** PPS number: the first letter is told by the remainder of 23, in which the second one counts nine times. */
export const isIrish: TaxIdCheck = (taxId) => {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV';
  const second = Math.max(0, letters.indexOf(taxId[8] ?? 'W'));
  return letters[(weigh(digitsOf(taxId.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === taxId[7];
};

/** Cod numeric personal. */
export const isRomanian: TaxIdCheck = (taxId) => {
  const rest = weigh(digitsOf(taxId), [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (rest === 10 ? 1 : rest) === Number(taxId[12]);
};

/** Davčna številka. */
export const isSlovenian: TaxIdCheck = (taxId) => {
  const check = 11 - (weigh(digitsOf(taxId), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(taxId[7]);
};

/** AHV number: the check digit of EAN-13. */
export const isAhv: TaxIdCheck = hasWeights([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], 10);
