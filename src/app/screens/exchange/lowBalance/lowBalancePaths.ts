import type { LowBalanceAccount } from './lowBalanceAccounts.ts';

const BASE = '/exchange/lwb-exchange';

/** Where the small balances of an account are converted; null is all of them together. */
export function pathOfAccount(account: LowBalanceAccount | null): string {
  return account === null ? BASE : `${BASE}/${account}`;
}

/** Where their history is, which is of one account (screens.md 1.5). What all accounts brought was credited to funding. */
export function pathOfHistory(account: LowBalanceAccount | null): string {
  return `${BASE}/history/${account ?? 'funding'}`;
}
