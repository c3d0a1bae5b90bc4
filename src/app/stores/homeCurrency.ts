import { regionOf } from '#app/components/format/regionOf.ts';

const CURRENCY_BY_REGION: Readonly<Record<string, string>> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  GE: 'GEL',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  KZ: 'KZT',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NZ: 'NZD',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  RO: 'RON',
  RU: 'RUB',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  VN: 'VND',
  ZA: 'ZAR',
};

/**
 * The currency of a reader's home, by the region of a language tag; the euro where the region names none. USD has a
 * column of its own in the market table, so it is never the first choice for the other one.
 */
export function homeCurrency(languageTag: string): string {
  try {
    return CURRENCY_BY_REGION[regionOf(languageTag) ?? ''] ?? 'EUR';
  } catch {
    return 'EUR';
  }
}
