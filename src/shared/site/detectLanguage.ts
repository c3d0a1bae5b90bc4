import type { Language } from './languages.ts';
import { matchLanguage } from './matchLanguage.ts';

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
