import { useTranslation } from 'react-i18next';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { TicketAccount } from './ticketLink.ts';

/** The source keys of the accounts, for a conversion and for a block trade (product.md section 3). */
export const ACCOUNT_KEYS_BY_PRODUCT = {
  convert: { funding: 'funding', unified: 'uta_convert', spot: 'spot_convert' },
  block: {
    funding: 'funding_block_trade',
    unified: 'uta_convert_block_trade',
    spot: 'spot_convert_block_trade',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<TicketAccount, string>>>>;

/** Whether this page knows an account's key: a deal may have been read from storage, where anything can stand. */
export function isSourceKey(key: string): key is keyof typeof SOURCE_ACCOUNTS {
  return Object.hasOwn(SOURCE_ACCOUNTS, key);
}

/** The name of an account by its source key; an unknown key stands for itself. */
export function useAccountName(): (key: string) => string {
  const { t } = useTranslation();
  return (key) => (isSourceKey(key) ? t(SOURCE_ACCOUNTS[key].labelKey) : key);
}
