import { createTranslations, type Translations } from '#app/i18n/createTranslations.ts';
import { FURTHER_WORDS, furtherTextsUrl } from '#app/i18n/furtherTexts.ts';
import { followLanguage, keepLanguage, readLanguage } from '#app/i18n/keptLanguage.ts';
import {
  detectLanguage,
  directionOf,
  LANGUAGE_PARAMETER,
  type Language,
  languagesOfSite,
  matchLanguage,
} from '#shared/site/languages.ts';
import type { Site } from '#shared/site/siteOfHost.ts';
import { translationUrl } from '#shared/site/translations.ts';

export interface StartedTranslations extends Translations {
  readonly languages: readonly Language[];
  /** Switches the page, every other tab and the next visit (product.md section 4). */
  readonly choose: (language: Language) => Promise<void>;
}

/**
 * Begins to load the texts of the page, in the user's language on this site. `dropParameter` takes the language out of the
 * address, which would bring the other one back with a reload.
 */
export function startTranslations(
  site: Site,
  rightToLeft: readonly string[],
  dropParameter: () => void,
): StartedTranslations {
  const languages = languagesOfSite(site.id);
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  const language = detectLanguage(languages, {
    asked,
    stored: readLanguage(),
    preferred: navigator.languages,
  });
  // What an address asked for holds on the next page as well.
  if (asked !== null && matchLanguage(asked, languages) === language) keepLanguage(language);

  const translations = createTranslations({
    language,
    fetch: (url) => fetch(url),
    urlOf: (namespace, wanted) =>
      namespace === FURTHER_WORDS ? furtherTextsUrl(wanted) : translationUrl(site, namespace, wanted),
    onLanguage: (shown) => {
      document.documentElement.lang = shown;
      document.documentElement.dir = directionOf(shown, rightToLeft);
    },
  });

  const change = async (wanted: Language): Promise<boolean> => {
    const isChanged = await translations.change(wanted);
    if (isChanged && new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) dropParameter();
    return isChanged;
  };

  followLanguage((chosen) => {
    const wanted = languages.find((candidate) => candidate === chosen);
    if (wanted !== undefined) void change(wanted);
  });

  return {
    ...translations,
    languages,
    choose: async (wanted) => {
      if (await change(wanted)) keepLanguage(wanted);
    },
  };
}
