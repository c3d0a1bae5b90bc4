import type { Language } from '#shared/site/languages.ts';

/** What only deposits, withdrawals, records and statements say: a page loads it with the first of them (docs/decisions/0011). */
export const FURTHER_WORDS = 'further';

const URL_BY_FILE = import.meta.glob<string>('./further/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where the further texts of a language are: beside the app's own scripts, so that a server of translations with the two
 * namespaces of product.md section 7 is enough (screens.md 0.2c, "Translations").
 */
export function furtherTextsUrl(language: Language): string {
  return URL_BY_FILE[`./further/${language}.json`] ?? '';
}
