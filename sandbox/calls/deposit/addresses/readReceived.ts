import { and, eq, inArray, max, sum } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { CREDITED_STATUSES } from '../arrivals/depositStatus.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';

/** What an address has received of one coin. */
export interface Received {
  readonly coin: string;
  readonly total: string;
  readonly lastAtMs: number;
}

/** What a user's addresses received of a coin, asked with `receivedBy`. */
export async function readReceived(
  sql: Sql,
  uid: number,
  coin: string,
): Promise<ReadonlyMap<string, Received>> {
  const all = await readAllReceived(sql, uid, coin);
  return new Map([...all].flatMap(([key, [first]]) => (first === undefined ? [] : [[key, first]])));
}

/** The same for all coins, or for one; asked with `receivedBy`. */
export async function readAllReceived(
  sql: Sql,
  uid: number,
  coin?: string,
): Promise<ReadonlyMap<string, readonly Received[]>> {
  const rows = await sql
    .select({
      coin: deposits.coin,
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
        coin === undefined ? undefined : eq(deposits.coin, coin),
        inArray(deposits.status, [...CREDITED_STATUSES]),
      ),
    )
    .groupBy(deposits.coin, deposits.chain, deposits.toAddress, deposits.tag)
    .orderBy(deposits.coin);
  const all = new Map<string, Received[]>();
  for (const { coin: received, total, lastAtMs, ...place } of rows) {
    const key = keyOf(place);
    const others = all.get(key) ?? [];
    all.set(key, [...others, { coin: received, total: plain(total ?? '0'), lastAtMs: lastAtMs ?? 0 }]);
  }
  return all;
}

export function receivedBy<Each>(
  received: ReadonlyMap<string, Each>,
  { chain, address, tag }: DepositAddressRow,
): Each | undefined {
  return received.get(keyOf({ chain, address, tag }));
}

function keyOf({ chain, address, tag }: { chain: string; address: string; tag: string }): string {
  return `${chain}/${address}/${tag}`;
}
