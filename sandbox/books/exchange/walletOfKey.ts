import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { Wallet } from '../ledger/place.ts';

/** The wallet that a conversion takes from and pays into, by its source key (screens.md 2.0). */
export function walletOfKey(key: keyof typeof SOURCE_ACCOUNTS): Wallet {
  return SOURCE_ACCOUNTS[key].wallet;
}
