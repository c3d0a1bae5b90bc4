import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PLAIN_WORDS } from './plainWords.ts';

export type NoticeWordKey = keyof typeof PLAIN_WORDS;

/** What a notice says, in the reader's language; `params` by the names that stand in braces in the text. */
export type NoticeWords = (key: NoticeWordKey, params?: Readonly<Record<string, string>>) => string;

/** Words by the translations, or where these have not come the few that are built in. */
export function createNoticeWords(i18n: Pick<I18n, 'exists' | 't'>): NoticeWords {
  return (key, params = {}) =>
    i18n.exists(key) ? i18n.t(key, '', { replace: params }) : plainWords(key, params);
}

/** The same for components, which are rendered anew when the language changes. */
export function useNoticeWords(): NoticeWords {
  const { i18n, ready } = useTranslation();
  return ready ? createNoticeWords(i18n) : plainWords;
}

/** What is put in is not looked at again: it may be the exchange's words. */
export const plainWords: NoticeWords = (key, params = {}) =>
  PLAIN_WORDS[key].replace(/\{\{(\w+)\}\}/g, (slot, name: string) => params[name] ?? slot);
