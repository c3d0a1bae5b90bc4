import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/site/languages.ts';

/** The language that is on the page; whoever uses it is rendered anew when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
