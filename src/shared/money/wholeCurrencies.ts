/** Currencies that are written without cents (screens.md 3.4), whatever ISO 4217 says of them. */
export const WHOLE_CURRENCIES: ReadonlySet<string> = new Set([
  ...['JPY', 'KRW', 'TWD', 'VND', 'IDR', 'HUF', 'COP', 'CLP'],
]);
