import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';

/** Whether an account's key is one that this page knows; a deal may have been read from storage, where anything can stand. */
export function isSourceKey(key: string): key is keyof typeof SOURCE_ACCOUNTS {
  return Object.hasOwn(SOURCE_ACCOUNTS, key);
}
