import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { kept } from './kept.ts';
import { type KeyStorage, tabStorage } from './keyStorage.ts';

/**
 * What a user has typed into a form, for as long as the tab is open (screens.md 0.3, C14). Never a code, a password or
 * anything else that proves who the user is.
 */
export interface FormDraft {
  readonly read: () => Readonly<Record<string, string>>;
  readonly keep: (fields: Readonly<Record<string, string>>) => void;
  readonly drop: () => void;
}

const Fields = v.record(v.string(), v.string());

/** Each user has drafts of their own; `form` names the form and what it is about ("deposit.amount/BTC/BTC"). */
export function createFormDraft(
  userId: number | null,
  form: string,
  storage: KeyStorage = tabStorage,
): FormDraft {
  const draft = kept(`${PRODUCT}.draft.${userId ?? 'guest'}.${form}`, fits(Fields), storage);
  return { read: () => draft.read() ?? {}, keep: draft.keep, drop: draft.forget };
}
