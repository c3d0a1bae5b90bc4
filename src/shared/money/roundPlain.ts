/**
 * A plain decimal string at a fixed number of decimals, rounded as displayed numbers are (product.md section 5, design.md
 * section 13): positives toward zero, negatives away from it, so that nobody sees more than they have, nor a smaller
 * debt. Works on the digits, so the page needs no decimal library for it. Zero has no sign.
 */
export function roundPlain(plain: string, decimals: number): string {
  const isNegative = plain.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? plain.slice(1) : plain).split('.');
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
  const digits = isNegative && /[1-9]/.test(fraction.slice(decimals)) ? addOne(kept) : kept;
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
