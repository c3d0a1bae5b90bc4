/**
 * Prints a whole number of smallest units as a decimal with a fixed number of digits: (123450, 2) is
 * `1234.50`.
 */
export function formatUnits(units: number, digits: number): string {
  return (units / 10 ** digits).toFixed(digits);
}

/**
 * Prints the relative change from `open` to `close` with six decimals; a change too small to see is not
 * negative.
 */
export function formatChange(open: number, close: number): string {
  const text = ((close - open) / open).toFixed(6);
  return text === '-0.000000' ? '0.000000' : text;
}
