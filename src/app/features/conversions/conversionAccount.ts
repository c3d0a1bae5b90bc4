import type { TFunction } from 'i18next';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';

/** The account of a source key, "Funding"; the key itself where it is unknown. */
export function accountName(sourceKey: string, t: TFunction): string {
  if (isSourceKey(sourceKey)) return t(SOURCE_ACCOUNTS[sourceKey].labelKey);
  return isSmallAccount(sourceKey) ? t(SMALL_ACCOUNTS[sourceKey]) : sourceKey;
}

/** The accounts of small balances that are called otherwise than source keys (screens.md 1.4); `all` is every one of a user. */
const SMALL_ACCOUNTS = {
  unified: 'accounts.uta',
  spot: 'accounts.spot',
  contract: 'accounts.contract',
  all: 'lowBalance.allAccounts',
} as const;

function isSmallAccount(text: string): text is keyof typeof SMALL_ACCOUNTS {
  return Object.hasOwn(SMALL_ACCOUNTS, text);
}

function isSourceKey(text: string): text is keyof typeof SOURCE_ACCOUNTS {
  return Object.hasOwn(SOURCE_ACCOUNTS, text);
}
