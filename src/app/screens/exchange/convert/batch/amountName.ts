/** What the field of a coin's amount is called in the form. */
export function amountName(coin: string): string {
  return `amount ${coin}`;
}
