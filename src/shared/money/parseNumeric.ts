/** A number in plain or exponent notation, and nothing else: no spaces, separators, hex, Infinity or NaN. */
const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;
const MAX_LENGTH = 128;
const MAX_EXPONENT = 58;

/**
 * The numeric text of a value from the wire (string or JSON number), or undefined when it is not a finite number.
 * decimal.js throws on most of what is refused here and reads `0x10` or `1_000`; an exponent beyond the precision is
 * refused too, since printing 1e9000 in plain notation would cost as many digits.
 */
export function parseNumeric(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const match = NUMERIC.exec(text);
  if (match === null) return undefined;
  if (match[1] !== undefined && Math.abs(Number(match[1])) > MAX_EXPONENT) return undefined;
  return text;
}
