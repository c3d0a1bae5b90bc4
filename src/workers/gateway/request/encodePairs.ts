/**
 * An input as key=value pairs, for a query or a form body (design.md section 4): lists comma-joined, what is missing
 * left out, anything else that isn't text as JSON.
 */
export function encodePairs(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    const text = textOf(value);
    if (text !== undefined) pairs.append(key, text);
  }
  return pairs;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(',');
  return JSON.stringify(value);
}
