import { HONG_KONG_LANGUAGES, LANGUAGES, type Language } from './languages.ts';
import type { SiteId } from './siteOfHost.ts';

/** What a site can be read in, the default first (product.md section 9): Hong Kong's has two, which no other site has. */
export function languagesOfSite(site: SiteId): readonly [Language, ...Language[]] {
  if (site === 'HKG') return HONG_KONG_LANGUAGES;
  const [first, ...others] = LANGUAGES;
  return [first, ...others.filter((language) => !HONG_KONG_LANGUAGES.some((other) => other === language))];
}
