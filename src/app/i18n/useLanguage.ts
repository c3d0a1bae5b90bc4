import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import type { Language } from '#shared/site/languages.ts';

/**
 * The language of the page; components that use it render again when it changes. Hundreds of cells of a table ask for it in a frame,
 * so it listens to that alone: `useTranslation` prepares and watches texts as well.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, readLanguage);
}

/** None before texts are prepared, as where a page says that it can't start. */
const current = (): i18n | undefined => getI18n();

function listen(onChange: () => void): () => void {
  const texts = current();
  texts?.on('languageChanged', onChange);
  return () => texts?.off('languageChanged', onChange);
}

/** For what is no component, such as a notice. */
export function readLanguage(): Language {
  return current()?.language as Language;
}
