import { sql as statement } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { accounts, entries } from '../state/schema/ledger.ts';

/** Something that must never be there. */
export interface Imbalance {
  readonly coin: string;
  readonly what: 'sum' | 'balance' | 'negative';
}

/**
 * Checks the whole ledger: sums over all accounts are zero for each coin, each balance is the sum of its entries, and
 * only the exchange owes. Returns what is wrong: nothing.
 */
export async function findImbalance(sql: Sql): Promise<Imbalance[]> {
  const sums = await sql
    .select({ coin: accounts.coin })
    .from(accounts)
    .groupBy(accounts.coin)
    .having(statement`sum(${accounts.balance}) <> 0`);
  const drifted = await sql
    .select({ coin: accounts.coin })
    .from(accounts)
    .where(
      statement`${accounts.balance} <> (select coalesce(sum(${entries.amount}), 0) from ${entries} where ${entries.accountId} = ${accounts.id})`,
    );
  const negative = await sql
    .select({ coin: accounts.coin })
    .from(accounts)
    .where(statement`${accounts.uid} <> 0 and ${accounts.balance} < 0`);
  return [
    ...sums.map(({ coin }) => ({ coin, what: 'sum' as const })),
    ...drifted.map(({ coin }) => ({ coin, what: 'balance' as const })),
    ...negative.map(({ coin }) => ({ coin, what: 'negative' as const })),
  ];
}
