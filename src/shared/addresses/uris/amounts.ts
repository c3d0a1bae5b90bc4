/**
 * Multiplies a plain unsigned decimal string by a power of ten, digit by digit: "1.5" by 2 is "150", by −2 "0.015". No
 * zeros at either end, so that equal amounts are equal texts.
 */
export function shiftPoint(plain: string, power: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  const point = whole.length + power;
  const before = Math.max(0, -point);
  const after = Math.max(0, point - whole.length - fraction.length);
  const digits = '0'.repeat(before) + whole + fraction + '0'.repeat(after);
  const head = digits.slice(0, before + point).replace(/^0+(?=\d)/, '');
  const tail = digits.slice(before + point).replace(/0+$/, '');
  return (head === '' ? '0' : head) + (tail === '' ? '' : `.${tail}`);
}

const DECIMAL = /^(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/;
const INTEGER = /^\d{1,48}$/;

/**
 * The amount of a payment URI as a plain decimal string. `decimals`: the URI counts in units so much smaller than the
 * coin, and whole ones only. undefined if there is none, null if it is malformed.
 */
export function readAmount(text: string | undefined, decimals = 0): string | null | undefined {
  if (text === undefined) return undefined;
  return (decimals === 0 ? DECIMAL : INTEGER).test(text) ? shiftPoint(text, -decimals) : null;
}
