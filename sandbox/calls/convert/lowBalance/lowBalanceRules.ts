import type { Wallet } from '#sandbox/books/ledger/place.ts';

/** What may be cleaned up at once (screens.md 2.2); the minimum is a sandbox value. */
export const LOW_BALANCE_RULES = {
  /** Each coin is worth less than that. */
  thresholdUsd: '10',
  minTotalUsd: '0.01',
  maxTotalUsd: '200',
  maxCoins: 20,
  toCoins: ['USDT', 'USDC', 'MNT'],
} as const;

/** Between two orders of an account. */
export const COOL_DOWN_MS = 24 * 3_600_000;

/** The accounts of screens.md 1.4; "all" is what is meant where none is named. */
export type LowBalanceAccount = keyof typeof WALLETS;

const WALLETS = {
  all: ['FUND', 'UNIFIED', 'SPOT', 'CONTRACT'],
  funding: ['FUND'],
  unified: ['UNIFIED'],
  spot: ['SPOT'],
  contract: ['CONTRACT'],
} as const satisfies Readonly<Record<string, readonly Wallet[]>>;

/** The wallets that hold an account's remainders; the first one receives the converted coins. */
export function walletsOf(account: LowBalanceAccount): readonly [Wallet, ...Wallet[]] {
  return WALLETS[account];
}
