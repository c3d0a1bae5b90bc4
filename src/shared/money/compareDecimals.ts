/** Orders two plain decimal strings exactly, without floats and without a decimal library: −1, 0 or 1. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 {
  const a = split(left);
  const b = split(right);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const order = compareMagnitudes(a, b);
  return a.negative ? (-order as -1 | 0 | 1) : order;
}

interface Digits {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

function split(plain: string): Digits {
  const unsigned = plain.startsWith('-') ? plain.slice(1) : plain;
  const [whole = '', fraction = ''] = unsigned.split('.');
  const digits = { whole: whole.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') };
  const isZero = digits.whole === '' && digits.fraction === '';
  return { ...digits, negative: plain.startsWith('-') && !isZero };
}

function compareMagnitudes(a: Digits, b: Digits): -1 | 0 | 1 {
  if (a.whole.length !== b.whole.length) return a.whole.length < b.whole.length ? -1 : 1;
  if (a.whole !== b.whole) return a.whole < b.whole ? -1 : 1;
  if (a.fraction === b.fraction) return 0;
  return a.fraction < b.fraction ? -1 : 1;
}
