import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, deposits } from '#sandbox/books/state/schema/chain.ts';
import { makeAddress } from '../addresses/makeAddress.ts';
import { findRoute } from '../findRoute.ts';
import { makeTransaction } from '../makeTransaction.ts';
import { chooseAmount } from './chooseAmount.ts';
import { scheduleFirst } from './depositJobs.ts';
import { reorganisationOf } from './depositStatus.ts';

/** Every fifth deposit that a user gets by a chain lacks its sender, every ninth is above the limit (screens.md 3.6). */
const TRAVEL_RULE_EVERY = 5;
const OVER_CAP_EVERY = 9;

/** Coins for an address are seen on its chain: they get a row, and their first block is on its way. */
export async function receiveDeposit(
  sql: Sql,
  exchange: Exchange,
  reference: string,
  nowMs: number,
): Promise<void> {
  const [addressId = '', coin = ''] = reference.split('/');
  const [address] = await sql.select().from(depositAddresses).where(eq(depositAddresses.id, addressId));
  if (address === undefined) {
    return;
  }
  const { uid, chain } = address;
  // Two that arrive at once must not both be the fifth.
  const { creditAccount } = await lockUser(sql, uid);
  const number = await numberNext(sql, uid);
  const ending = exchange.hasTriggers ? reorganisationOf(address.label) : undefined;
  const isOverCap = exchange.hasTriggers && ending === undefined && number % OVER_CAP_EVERY === 0;
  const lacksData = exchange.hasTriggers && ending === undefined && number % TRAVEL_RULE_EVERY === 0;
  const route = findRoute(exchange, coin, chain, nowMs);
  const id = randomUUID();
  const { credit, unlock } = route.chain.confirmations;
  const { format } = route.chain;
  const row = {
    id,
    uid,
    kind: 'chain' as const,
    coin,
    chain,
    amount: chooseAmount({
      route,
      usd: exchange.prices.usd(coin, nowMs),
      isOverCap,
      name: `${exchange.seed}/deposit/${uid}/${number}`,
    }),
    status: 1,
    depositType: isOverCap ? 10 : 0,
    needConfirm: credit,
    unlockConfirm: unlock,
    ...makeTransaction(chain, id),
    // Who pays an invoice is not sent.
    fromAddress: format === 'bolt11' ? '' : makeAddress(format, `sender/${id}`),
    toAddress: address.address,
    tag: address.tag,
    wallet: creditAccount,
    travelRuleStatus: lacksData ? 1 : 0,
    createdAt: nowMs,
  };
  await sql.insert(deposits).values(row);
  if (format === 'bolt11') {
    await retirePaid(sql, addressId, nowMs);
  }
  await scheduleFirst(sql, exchange, { id, ending, nowMs });
}

async function numberNext(sql: Sql, uid: number): Promise<number> {
  const [row] = await sql
    .select({ count: count() })
    .from(deposits)
    .where(and(eq(deposits.uid, uid), eq(deposits.kind, 'chain')));
  return (row?.count ?? 0) + 1;
}

/** An invoice is paid once. */
async function retirePaid(sql: Sql, addressId: string, nowMs: number): Promise<void> {
  await sql
    .update(depositAddresses)
    .set({ state: 'retired', isDefault: false, expiresAt: nowMs })
    .where(eq(depositAddresses.id, addressId));
}
