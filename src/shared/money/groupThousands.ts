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
