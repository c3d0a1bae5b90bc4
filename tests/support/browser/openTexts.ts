import { onTestFinished } from 'vitest';
import { createTranslations, type Translations } from '#app/i18n/createTranslations.ts';
import { FURTHER_WORDS } from '#app/i18n/furtherTexts.ts';
import { directionOf, type Language } from '#shared/site/languages.ts';

const FILES = import.meta.glob<{ readonly default: unknown }>([
  '../../../static/common-static/sluice/project/release/*/*.json',
  '../../../src/app/i18n/further/*.json',
]);
const RELEASE = '../../../static/common-static/sluice/project/release';

/** The product's own texts in a language, on the page as they are in the product. */
export async function openTexts(language: Language = 'en'): Promise<Translations> {
  const translations = createTranslations({
    language,
    urlOf: (namespace, wanted) =>
      `${namespace === FURTHER_WORDS ? '../../../src/app/i18n' : RELEASE}/${namespace}/${wanted}.json`,
    fetch: async (path) => {
      const load = FILES[String(path)];
      return load === undefined ? new Response(null, { status: 404 }) : Response.json((await load()).default);
    },
    onLanguage: (shown) => {
      document.documentElement.lang = shown;
      document.documentElement.dir = directionOf(shown, ['ar-SA']);
    },
  });
  onTestFinished(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  });
  await translations.loadFurther();
  return translations;
}
