import type { i18n as I18n, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

export type NoticeWordKey = keyof typeof PLAIN_WORDS;

/** What a notice says, in the reader's language; `params` by the names that stand in braces in the text. */
export type NoticeWords = (key: NoticeWordKey, params?: Readonly<Record<string, string>>) => string;

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

/** What is put in is not looked at again: it may be the exchange's words. */
export const plainWords: NoticeWords = (key, params = {}) =>
  PLAIN_WORDS[key].replace(/\{\{(\w+)\}\}/g, (slot, name: string) => params[name] ?? slot);

/**
 * What notices and walls say where the translations have not come, perhaps because the network is down, which is what the
 * first notice may be about. Word for word that of the English file (a test compares them). None of it asks to try again:
 * what got no answer may have been done all the same.
 */
export const PLAIN_WORDS = {
  'notices.label': 'Notification',
  'notices.region': 'Notifications ({{hotkey}})',
  'notices.messages': 'Messages',
  'notices.close': 'Dismiss',
  'notices.success': 'Done',
  'notices.fail': 'Failed',
  'notices.info': 'Information',
  'notices.warn': 'Warning',
  'notices.process': 'In progress',
  'notices.requestFailed': 'The request was not carried out',
  'notices.unreachable': 'The exchange cannot be reached at the moment. Check your connection.',
  'notices.unreadable': 'The answer of the exchange could not be read.',
  'notices.refused': 'The exchange refused this.',
  'notices.fault': 'Something went wrong on this page. Reload it.',
  'notices.coded': '{{code}}: {{message}}',
  'notices.sessionEnded': 'Your session ended. Log in to go on.',
  'walls.compliance.title': 'This is not available to you here',
  'walls.compliance.text': 'Rules that apply to your account or your region do not allow it.',
  'walls.kyc.title': 'Verify your identity first',
  'walls.kyc.text': 'The exchange needs to know who you are before it can do this.',
  'walls.kyc.action': 'Verify your identity',
  'walls.said': 'The exchange says',
  'walls.close': 'Close',
} as const satisfies Partial<Record<ParseKeys, string>>;
