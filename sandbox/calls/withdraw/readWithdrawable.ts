import { readHolds } from '#sandbox/books/ledger/holds.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** What can be withdrawn of a coin from one wallet. */
export interface Withdrawable {
  readonly wallet: Wallet;
  readonly coin: string;
  /** What can be used, whatever may be withdrawn of it. */
  readonly free: Decimal;
  /** Without what is frozen for withdrawals alone: new deposits, risk. Never below zero. */
  readonly amount: Decimal;
}

/** Wallets that coins can leave the exchange from, by the names that withdrawals have for them. */
export const WALLET_BY_SOURCE = { FUND: 'FUND', UTA: 'UNIFIED', EARN: 'EARN' } as const satisfies Record<
  string,
  Wallet
>;
export type Source = keyof typeof WALLET_BY_SOURCE;

/** The wallets a user has to withdraw from: a unified one after the upgrade only. */
export function sourcesOf({ utaStatus }: Pick<DemoUser, 'utaStatus'>): Source[] {
  return utaStatus === 'SUCCESS' ? ['FUND', 'UTA', 'EARN'] : ['FUND', 'EARN'];
}

/** What a user can withdraw, of all coins or one, from each of their wallets. */
export async function readWithdrawable(
  sql: Sql,
  user: Pick<DemoUser, 'id' | 'utaStatus'>,
  coin?: string,
): Promise<Withdrawable[]> {
  const wallets: Wallet[] = sourcesOf(user).map((source) => WALLET_BY_SOURCE[source]);
  const balances = await readBalances(sql, user.id, coin === undefined ? {} : { coin });
  const holds = await readHolds(sql, user.id, coin);
  return balances
    .filter(({ hold, wallet }) => hold === '' && wallets.includes(wallet as Wallet))
    .map(({ wallet, coin: held, amount }) => {
      const frozen = holds
        .filter((hold) => !hold.inLedger && hold.wallet === wallet && hold.coin === held)
        .reduce((sum, hold) => sum.plus(hold.amount), new Decimal(0));
      const free = new Decimal(amount);
      return { wallet: wallet as Wallet, coin: held, free, amount: Decimal.max(0, free.minus(frozen)) };
    });
}
