import { regionOf } from '#app/components/format/regionOf.ts';

/** A currency's code begins with its region's (ISO 4217). One text, since the first page loads it. */
const CURRENCIES =
  'AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK EGP GBP GEL HKD HUF IDR ILS INR JPY KRW ' +
  'KZT MXN MYR NGN NOK NZD PHP PKR PLN RON RUB SAR SEK SGD THB TRY TWD UAH VND ZAR';

/**
 * The currency of a reader's home, by the region of a language tag; the euro where the region names none. USD has a
 * column of its own in the market table, so it is never the first choice for the other one.
 */
export function homeCurrency(languageTag: string): string {
  try {
    const region = regionOf(languageTag) ?? '-';
    return CURRENCIES.split(' ').find((code) => code.startsWith(region)) ?? 'EUR';
  } catch {
    return 'EUR';
  }
}
