import { ACCOUNT_TYPES } from '#shared/accounts/accountTypes.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';

/** An account whose small balances can be converted by itself (screens.md 1.4). */
export type LowBalanceAccount = NonNullable<InputOf<'lowBalanceList'>['account_type']>;

/** In the order in which the switcher has them. */
export const LOW_BALANCE_ACCOUNTS = [
  'funding',
  'unified',
  'spot',
  'contract',
] as const satisfies readonly LowBalanceAccount[];

const TYPE_BY_ACCOUNT = {
  funding: ACCOUNT_TYPES.fiat,
  unified: ACCOUNT_TYPES.unified,
  spot: ACCOUNT_TYPES.spot,
  contract: ACCOUNT_TYPES.contract,
} as const satisfies Readonly<Record<LowBalanceAccount, unknown>>;

/** What the account is called, in the namespace user-assets. */
export function labelKeyOf(
  account: LowBalanceAccount,
): (typeof TYPE_BY_ACCOUNT)[LowBalanceAccount]['labelKey'] {
  return TYPE_BY_ACCOUNT[account].labelKey;
}

/** The account that a path names by its code or by its number, 6, 10, 2 or 1; null for any other word (screens.md 1.4). */
export function accountOfPath(id: string | undefined): LowBalanceAccount | null {
  return (
    LOW_BALANCE_ACCOUNTS.find((account) => id === account || id === String(TYPE_BY_ACCOUNT[account].code)) ??
    null
  );
}

/** The name of a record's account on screen; all accounts together have a name of their own. */
export function labelKeyOfRecord(
  accountType: string,
): ReturnType<typeof labelKeyOf> | 'lowBalance.allAccounts' {
  const account = LOW_BALANCE_ACCOUNTS.find((known) => known === accountType);
  return account === undefined ? 'lowBalance.allAccounts' : labelKeyOf(account);
}

type Holdings = Pick<ResultOf<'aggregateInfo'>, 'accounts'>;

/** The user's accounts whose small balances can be converted; every user has funding. */
export function accountsHeld({ accounts }: Holdings): readonly LowBalanceAccount[] {
  return LOW_BALANCE_ACCOUNTS.filter(
    (account) => account === 'funding' || accounts.some(({ code }) => code === TYPE_BY_ACCOUNT[account].code),
  );
}

const BASE = '/exchange/lwb-exchange';

/** Where the small balances of an account are converted; null is all of them together. */
export function pathOfAccount(account: LowBalanceAccount | null): string {
  return account === null ? BASE : `${BASE}/${account}`;
}

/** Where their history is, which is of one account (screens.md 1.5). What all accounts brought was credited to funding. */
export function pathOfHistory(account: LowBalanceAccount | null): string {
  return `${BASE}/history/${account ?? 'funding'}`;
}
