import { PRODUCT, type SiteId } from './siteOfHost.ts';

/** The parameter that asks for a language in an address. */
export const LANGUAGE_PARAMETER = 'lang';

/** What a chosen language is kept under (product.md section 3: a language key). */
export const LANGUAGE_KEY = `${PRODUCT}.lang`;

/** The languages the product speaks (product.md section 9, and ar-SA, which proves right-to-left), as translation files are named. */
export const LANGUAGES = [
  'en',
  'en-US',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'ko-KR',
  'ru-RU',
  'id-ID',
  'es-ES',
  'tr-TR',
  'th-TH',
  'vi-VN',
  'de-DE',
  'en-HK',
  'zh-HK',
  'ar-SA',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The only ones on Hong Kong hosts, the default first. */
const HONG_KONG_LANGUAGES = ['zh-HK', 'en-HK'] as const satisfies readonly Language[];

/** What a site can be read in, the default first (product.md section 9): Hong Kong's has two, which no other site has. */
export function languagesOfSite(site: SiteId): readonly [Language, ...Language[]] {
  if (site === 'HKG') return HONG_KONG_LANGUAGES;
  const [first, ...others] = LANGUAGES;
  return [first, ...others.filter((language) => !HONG_KONG_LANGUAGES.some((other) => other === language))];
}

/** The language by script, where the script says more than the primary tag. */
const LANGUAGE_BY_SCRIPT: Readonly<Record<string, Language>> = { 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' };

/**
 * The language of a site that serves a tag ("de-AT", "zh-Hant-MO"): the very one, else one of its script, else the first
 * of its primary tag (design.md section 6); undefined where there is none, or where it is no tag at all.
 */
export function matchLanguage(tag: string, languages: readonly Language[]): Language | undefined {
  // Most tags match exactly, and parsing one takes long on a slow phone.
  const itself = languages.find((candidate) => candidate.toLowerCase() === tag.toLowerCase());
  if (itself !== undefined) return itself;
  const locale = readLocale(tag);
  if (locale === undefined) return undefined;
  const { language, script } = locale.maximize();
  const byScript = LANGUAGE_BY_SCRIPT[`${language}-${script}`];
  return (
    languages.find((candidate) => candidate.toLowerCase() === locale.baseName.toLowerCase()) ??
    languages.find((candidate) => candidate === byScript) ??
    languages.find((candidate) => candidate.split('-')[0] === language)
  );
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

export interface LanguageWishes {
  /** The address's `lang` parameter. */
  readonly asked: string | null;
  /** What was chosen on this device before. */
  readonly stored: string | null;
  /** `navigator.languages`, the dearest first. */
  readonly preferred: readonly string[];
}

/** The language to begin in: the address's, the stored one, the browser's, the site's default (product.md section 9). */
export function detectLanguage(
  languages: readonly [Language, ...Language[]],
  { asked, stored, preferred }: LanguageWishes,
): Language {
  for (const tag of [asked, stored, ...preferred]) {
    const language = tag === null ? undefined : matchLanguage(tag, languages);
    if (language !== undefined) return language;
  }
  return languages[0];
}

/** The direction of the text; `rightToLeft` is the deployment's list, which replaces the default (product.md section 1). */
export function directionOf(language: Language, rightToLeft: readonly string[]): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr';
}
