import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/site/languages.ts';

/** The language of the page; components that use it render again when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
