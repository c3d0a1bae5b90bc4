import { PLAIN_TEXTS } from './plainTexts.ts';

export type NoticeWordKey = keyof typeof PLAIN_TEXTS;

/** What a notice says, in the reader's language; `params` by the names that stand in braces in the text. */
export type NoticeWords = (key: NoticeWordKey, params?: Readonly<Record<string, string>>) => string;

/** What is put in is not looked at again: it may be the exchange's words. */
export const plainWords: NoticeWords = (key, params = {}) =>
  PLAIN_TEXTS[key].replace(/\{\{(\w+)\}\}/g, (slot, name: string) => params[name] ?? slot);
