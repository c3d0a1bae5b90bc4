import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { type Refused, refuse } from '#sandbox/server/api/answer.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';

type Key = keyof typeof SOURCE_ACCOUNTS;

/** Where a conversion takes its coins, and how it is priced, by its source key (screens.md 2.0). */
export interface Source {
  readonly key: Key;
  readonly wallet: Wallet;
  readonly kind: 'convert' | 'block' | 'limit';
  /** One of the two coins is a currency. */
  readonly isFiat: boolean;
}

const FIAT_KEY = 'funding_fiat';
const LIMIT_KEY = 'limit_order_funding';

export function sourceOf(key: Key): Source {
  const isBlock = key.endsWith('_block_trade');
  return {
    key,
    wallet: SOURCE_ACCOUNTS[key].wallet,
    kind: isBlock ? 'block' : key === LIMIT_KEY ? 'limit' : 'convert',
    isFiat: key === FIAT_KEY,
  };
}

/** Accounts that the user does not have: unified ones before, during and after a failed upgrade. */
export function refuseWallet({ utaStatus }: DemoUser, wallet: Wallet): Refused | undefined {
  if (wallet !== 'UNIFIED' || utaStatus === 'SUCCESS') {
    return undefined;
  }
  return utaStatus === 'PROCESS'
    ? refuse(700012, 'the account is being upgraded')
    : refuse(700002, 'there is no unified account');
}
