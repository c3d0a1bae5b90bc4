import { and, asc, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { type Done, refuse } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, reply } from '#sandbox/server/api/implement.ts';
import { planDeposit } from '../arrivals/expectDeposit.ts';
import { findRoute } from '../findRoute.ts';
import { rememberChoice } from '../preferences.ts';
import { createAddress } from './createAddress.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import { describeAddress } from './describeAddress.ts';
import { readReceived, receivedBy } from './readReceived.ts';
import { refuseTakenLabel } from './refuseTakenLabel.ts';

/** Most addresses of one user on one chain (screens.md 1.16); addresses being retired don't count. */
const MOST_ADDRESSES = 20;
/** Coins that an Islamic account may not hold (screens.md 3.3). */
const NOT_ISLAMIC: ReadonlySet<string> = new Set(['AAVE', 'DAI']);
const ISLAMIC = 2;

/**
 * Asks for an address (screens.md 2.3, order-deposit): the one there is, or, where there is none or another is wanted, one
 * that is made within seconds. Refused: 131004 without KYC, 131233 for coins that the account may not have, 50001 where
 * the coin or chain is closed, 138001 while one is being made, 138002 beyond the twentieth, 132005 for a label in use.
 */
export async function orderAddress(
  sql: Sql,
  exchange: Exchange,
  { coin, chain, newAddress, label = '', requestId }: Asked<'depositOrder'>,
  { uid, user, nowMs }: Asker,
): Promise<Done> {
  refuseUser(user, coin);
  const route = findRoute(exchange, coin, chain, nowMs);
  if (route.suspension !== undefined) {
    throw new Refusal(refuse(50001, 'coin is closed on this chain'));
  }
  // One order of a user at a time: else two could both be the first, or the twentieth.
  await lockUser(sql, uid);
  const rows = await sql
    .select()
    .from(depositAddresses)
    .where(and(eq(depositAddresses.uid, uid), eq(depositAddresses.chain, chain)))
    .orderBy(asc(depositAddresses.createdAt), asc(depositAddresses.id));
  if (rows.some(({ state }) => state === 'creating')) {
    throw new Refusal(refuse(138001, 'deposit address is not ready'));
  }
  await rememberChoice(sql, uid, { coin, chain });
  const current = rows.find(({ state, isDefault }) => state === 'ready' && isDefault);
  if (current !== undefined && !newAddress) {
    await planDeposit(sql, exchange, current, coin, nowMs);
    const received = receivedBy(await readReceived(sql, uid, coin), current);
    return reply('depositOrder', {
      uid,
      requestId,
      coin,
      chain,
      orderId: current.id,
      status: 'ready',
      address: describeAddress(current, coin, received),
    });
  }
  refuseTooMany(rows);
  refuseTakenLabel(rows, label);
  const made = await createAddress(sql, exchange, { uid, route, label, rows, nowMs });
  return reply('depositOrder', {
    uid,
    requestId,
    coin,
    chain,
    orderId: made.id,
    status: 'creating',
    address: describeAddress(made, coin, undefined),
  });
}

function refuseUser({ kycLevel, subAttribute }: DemoUser, coin: string): void {
  if (kycLevel === 0) {
    throw new Refusal(refuse(131004, 'KYC needed'));
  }
  if (subAttribute === ISLAMIC && NOT_ISLAMIC.has(coin)) {
    throw new Refusal(refuse(131233, 'coin is not allowed for Islamic accounts'));
  }
}

function refuseTooMany(rows: readonly DepositAddressRow[]): void {
  const inUse = rows.filter(({ state }) => state === 'creating' || state === 'ready');
  if (inUse.length >= MOST_ADDRESSES) {
    throw new Refusal(refuse(138002, 'address limit reached', { info: { max: MOST_ADDRESSES } }));
  }
}
