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
    // Most tags say it; to ask for it takes a slow phone a while.
    const region =
      /^[a-z]+-([A-Z]{2})$/.exec(languageTag)?.[1] ?? new Intl.Locale(languageTag).maximize().region;
    return CURRENCY_BY_REGION[region ?? ''] ?? 'EUR';
  } catch {
    return 'EUR';
  }
}
