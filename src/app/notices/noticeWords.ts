import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type NoticeWords, plainWords } from './plainWords.ts';

/** Words by the translations, or where these have not come the few that are built in. */
export function createNoticeWords(i18n: Pick<I18n, 'exists' | 't'>): NoticeWords {
  return (key, params = {}) =>
    i18n.exists(key) ? i18n.t(key, '', { replace: params }) : plainWords(key, params);
}

/** The same for components, which are rendered again when the language changes. */
export function useNoticeWords(): NoticeWords {
  const { i18n, ready } = useTranslation();
  return ready ? createNoticeWords(i18n) : plainWords;
}
