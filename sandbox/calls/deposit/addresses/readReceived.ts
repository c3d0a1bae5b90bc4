import { and, eq, inArray, max, sum } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { CREDITED_STATUSES } from '../arrivals/depositStatus.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';

/** What came to an address of one coin. */
export interface Received {
  readonly total: string;
  readonly lastAtMs: number;
}

/** What a user's addresses received of a coin, asked with `receivedBy`. */
export async function readReceived(
  sql: Sql,
  uid: number,
  coin: string,
): Promise<ReadonlyMap<string, Received>> {
  const rows = await sql
    .select({
      chain: deposits.chain,
      address: deposits.toAddress,
      tag: deposits.tag,
      total: sum(deposits.amount),
      lastAtMs: max(deposits.createdAt),
    })
    .from(deposits)
    .where(
      and(
        eq(deposits.uid, uid),
        eq(deposits.kind, 'chain'),
        eq(deposits.coin, coin),
        inArray(deposits.status, [...CREDITED_STATUSES]),
      ),
    )
    .groupBy(deposits.chain, deposits.toAddress, deposits.tag);
  return new Map(
    rows.map(({ total, lastAtMs, ...place }) => [
      keyOf(place),
      { total: plain(total ?? '0'), lastAtMs: lastAtMs ?? 0 },
    ]),
  );
}

export function receivedBy(
  received: ReadonlyMap<string, Received>,
  { chain, address, tag }: DepositAddressRow,
): Received | undefined {
  return received.get(keyOf({ chain, address, tag }));
}

function keyOf({ chain, address, tag }: { chain: string; address: string; tag: string }): string {
  return `${chain}/${address}/${tag}`;
}
