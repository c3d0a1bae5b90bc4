/**
 * For an element that holds the exchange's own words. It answers in English where a call names no language, whatever the
 * page is read in: a screen reader needs that, or it reads them by the sounds of the page's language.
 */
export const EXCHANGE_WORDS = { lang: 'en', dir: 'auto' } as const;
