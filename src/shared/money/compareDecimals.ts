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
