import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { KeyStorage } from './deviceStorage.ts';
import { keepJson, readKept } from './keptJson.ts';

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
  storage: KeyStorage & Pick<Storage, 'removeItem'>,
): FormDraft {
  const key = `${PRODUCT}.draft.${userId ?? 'guest'}.${form}`;
  return {
    read: () => readKept(storage, key, Fields) ?? {},
    keep: (fields) => keepJson(storage, key, fields),
    drop: () => {
      try {
        storage.removeItem(key);
      } catch {
        // What could not be kept is not there either.
      }
    },
  };
}
