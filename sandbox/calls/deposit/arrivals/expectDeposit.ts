import { and, eq, inArray } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, deposits } from '#sandbox/books/state/schema/chain.ts';
import { jobs } from '#sandbox/books/state/schema/life.ts';
import type { DepositAddressRow } from '../addresses/depositAddressRow.ts';
import { OPEN_STATUSES } from './depositStatus.ts';

export const ARRIVE_JOB = 'deposit/arrive';
/** From the moment an address is shown until coins come to it (screens.md 3.6). */
const ARRIVAL_MS = 15_000;

/**
 * Sees to it that coins come to an address that was just shown, unless some of this coin are on their way to it already.
 * Looks before it locks: an open page asks again and again.
 */
export async function expectDeposit(
  exchange: Exchange,
  address: DepositAddressRow,
  coin: string,
  nowMs: number,
): Promise<void> {
  const { database } = exchange;
  if (await isOnItsWay(database.sql, address, coin)) {
    return;
  }
  await database.transact((sql) => planDeposit(sql, exchange, address, coin, nowMs));
}

/** The same, as part of a transaction. */
export async function planDeposit(
  sql: Sql,
  exchange: Exchange,
  address: DepositAddressRow,
  coin: string,
  nowMs: number,
): Promise<void> {
  await sql
    .select({ id: depositAddresses.id })
    .from(depositAddresses)
    .where(eq(depositAddresses.id, address.id))
    .for('update');
  if (await isOnItsWay(sql, address, coin)) {
    return;
  }
  const dueMs = nowMs + lifeMs(exchange, ARRIVAL_MS);
  await scheduleJob(sql, { kind: ARRIVE_JOB, reference: arrivalOf(address.id, coin), dueMs });
}

/** What the job of an arrival is about; ids and coins have no slash. */
function arrivalOf(addressId: string, coin: string): string {
  return `${addressId}/${coin}`;
}

async function isOnItsWay(sql: Sql, address: DepositAddressRow, coin: string): Promise<boolean> {
  const planned = await sql
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, ARRIVE_JOB), eq(jobs.reference, arrivalOf(address.id, coin))))
    .limit(1);
  if (planned.length > 0) {
    return true;
  }
  const arriving = await sql
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.uid, address.uid),
        inArray(deposits.status, [...OPEN_STATUSES]),
        eq(deposits.coin, coin),
        eq(deposits.chain, address.chain),
        eq(deposits.toAddress, address.address),
        eq(deposits.tag, address.tag),
      ),
    )
    .limit(1);
  return arriving.length > 0;
}
