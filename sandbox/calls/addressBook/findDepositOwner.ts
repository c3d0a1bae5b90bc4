import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import type { GoodRecipient } from './inspectAddress.ts';

/**
 * The owner of a deposit address: a user's id, null for none, or `untagged` where only a tag would tell. Chains of one
 * address format count as one: a user's address on Ethereum is theirs on every chain of that format.
 */
export async function findDepositOwner(
  sql: Sql,
  { chain, address, account, tag }: Pick<GoodRecipient, 'chain' | 'address' | 'account' | 'tag'>,
): Promise<number | 'untagged' | null> {
  const alike = CHAINS.filter(({ format }) => format === chain.format).map((other) => other.chain);
  const rows = await sql
    .select({ uid: depositAddresses.uid, tag: depositAddresses.tag })
    .from(depositAddresses)
    .where(
      and(
        inArray(depositAddresses.chain, alike),
        inArray(depositAddresses.address, [address, account]),
        ne(depositAddresses.state, 'creating'),
      ),
    )
    .limit(1000);
  const owner = rows.find((row) => row.tag === tag || row.tag === '');
  if (owner !== undefined) {
    return owner.uid;
  }
  return rows.length > 0 && tag === '' ? 'untagged' : null;
}

/** Every address that coins come to a user by; to copy one of them by mistake is to send to oneself. */
export async function listDepositAddresses(
  sql: Sql,
  uid: number,
): Promise<{ readonly id: string; readonly address: string; readonly chain: string }[]> {
  return sql
    .select({ id: depositAddresses.id, address: depositAddresses.address, chain: depositAddresses.chain })
    .from(depositAddresses)
    .where(and(eq(depositAddresses.uid, uid), ne(depositAddresses.state, 'creating')));
}
