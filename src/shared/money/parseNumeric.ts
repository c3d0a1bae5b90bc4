/** A number in plain or exponent notation, and nothing else: no spaces, separators, hex, Infinity or NaN. */
const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,4}))?$/i;
/** Room for every finite double written out, which takes 309 digits; what is longer is no price. */
const MAX_LENGTH = 400;
/** The exponents a double has. Printing 1e9000 in plain notation would cost as many digits. */
const MAX_EXPONENT = 308;

/**
 * The numeric text of a value from the wire (string or JSON number), or undefined when it is not a finite number
 * (product.md section 5). decimal.js throws on most of what is refused here and reads `0x10` or `1_000`.
 */
export function parseNumeric(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const match = NUMERIC.exec(text);
  if (match === null || !Number.isFinite(Number(text))) return undefined;
  if (match[1] !== undefined && Math.abs(Number(match[1])) > MAX_EXPONENT) return undefined;
  return text;
}
