import { WHOLE_CURRENCIES } from './wholeCurrencies.ts';

/** What an exchange could write in place of an ISO code has two. */
const USUAL_DIGITS = 2;

/** How many digits amounts of a currency have after the point (screens.md 3.4, else ISO 4217): 2 for euros, 0 for yen. */
export function moneyDigitsOf(currency: string): number {
  if (WHOLE_CURRENCIES.has(currency)) return 0;
  if (!/^[A-Z]{3}$/.test(currency)) return USUAL_DIGITS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? USUAL_DIGITS;
}
