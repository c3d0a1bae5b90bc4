import { and, eq, gt } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { plain } from '../state/plain.ts';
import { accounts } from '../state/schema/ledger.ts';
import type { Wallet } from './place.ts';

/** What a user has of a coin in one place; above zero. */
export interface Balance {
  readonly wallet: string;
  /** "" is free. */
  readonly hold: string;
  readonly coin: string;
  readonly amount: string;
}

/** All that a user has, or all of one coin, in every wallet. */
export async function readBalances(
  sql: Sql,
  uid: number,
  { wallet, coin }: { readonly wallet?: Wallet; readonly coin?: string } = {},
): Promise<Balance[]> {
  const rows = await sql
    .select({
      wallet: accounts.wallet,
      hold: accounts.hold,
      coin: accounts.coin,
      amount: accounts.balance,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.uid, uid),
        gt(accounts.balance, '0'),
        wallet === undefined ? undefined : eq(accounts.wallet, wallet),
        coin === undefined ? undefined : eq(accounts.coin, coin),
      ),
    )
    .orderBy(accounts.coin, accounts.wallet, accounts.hold);
  return rows.map((row) => ({ ...row, amount: plain(row.amount) }));
}

/** What a user can use of a coin in a wallet, as plain decimal text. */
export async function readFree(sql: Sql, uid: number, wallet: Wallet, coin: string): Promise<string> {
  const balances = await readBalances(sql, uid, { wallet, coin });
  return balances.find(({ hold }) => hold === '')?.amount ?? '0';
}
