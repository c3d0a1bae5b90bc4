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
