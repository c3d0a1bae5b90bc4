import type { Language } from './languages.ts';

/** What the speakers of a script write where the script tells more than the primary tag does. */
const LANGUAGE_BY_SCRIPT: Readonly<Record<string, Language>> = { 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' };

/**
 * The language of a site that serves a tag ("de-AT", "zh-Hant-MO"): the very one, else one of its script, else the first
 * of its primary tag (design.md section 6); undefined where there is none, or where it is no tag at all.
 */
export function matchLanguage(tag: string, languages: readonly Language[]): Language | undefined {
  // What most tags are, and to know more of one takes a slow phone a while.
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
