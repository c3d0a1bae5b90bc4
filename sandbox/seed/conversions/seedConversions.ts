import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { postMovements } from '#sandbox/books/ledger/postMovements.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { batches, conversions } from '#sandbox/books/state/schema/convert.ts';
import { referenceRate } from '#sandbox/calls/convert/assets.ts';
import { describeConversion } from '#sandbox/calls/convert/conversions.ts';
import { taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { priceScaleOf } from '#sandbox/calls/convert/limitOrder/limitTerms.ts';
import { EXPIRE_JOB } from '#sandbox/calls/convert/limitOrder/orderLife.ts';
import { priceOrder } from '#sandbox/calls/convert/limitOrder/priceOrder.ts';
import { setAside } from '#sandbox/calls/convert/limitOrder/setAside.ts';
import { notionalOf } from '#sandbox/calls/convert/notional.ts';
import { DEMO_USERS, type DemoUser } from '../reference/demoUsers.ts';
import { createDice } from './createDice.ts';
import { createPastPrices } from './createPastPrices.ts';
import { createPurse } from './createPurse.ts';
import { describePast } from './describePast.ts';
import { inventPast } from './inventPast.ts';
import { PLANS } from './plans.ts';
import { type Quotes, requireAsset } from './pricePast.ts';

const DAY_MS = 86_400_000;

/** Orders that are open when the exchange starts; their prices are far enough away to stay so for a while. */
const OPEN_ORDERS = [
  { fromCoin: 'BTC', toCoin: 'USDT', fromAmount: '0.02', times: '1.25', ageDays: 3, leftDays: 27 },
  { fromCoin: 'USDT', toCoin: 'ETH', fromAmount: '250', times: '1.3', ageDays: 1, leftDays: 6 },
] as const;

/** Gives the people of `PLANS` a year of conversions of every kind. */
export async function seedConversions(sql: Sql, exchange: Exchange): Promise<void> {
  const { rates, seed, startedAtMs } = exchange;
  const quotes: Quotes = { prices: createPastPrices(exchange), rates };
  const rows = [];
  for (const plan of PLANS) {
    const user = DEMO_USERS.find(({ id }) => id === plan.uid);
    if (user === undefined) {
      continue;
    }
    const purse = createPurse(await readBalances(sql, user.id));
    const dice = createDice(`${seed}/convert/${user.id}`);
    const deeds = inventPast({ quotes, dice, purse, user, startedAtMs }, plan);
    rows.push(describePast({ quotes, user, seed }, deeds));
  }
  await sql.insert(conversions).values(rows.flatMap((row) => row.conversions));
  await sql.insert(batches).values(rows.flatMap((row) => row.batches));
  await postMovements(
    sql,
    rows.flatMap((row) => row.movements),
  );
  for (const { uid, openOrders } of PLANS) {
    const user = DEMO_USERS.find(({ id }) => id === uid);
    if (openOrders && user !== undefined) {
      await openSomeOrders(sql, exchange, { quotes, user });
    }
  }
}

async function openSomeOrders(
  sql: Sql,
  exchange: Exchange,
  { quotes, user }: { quotes: Quotes; user: DemoUser },
): Promise<void> {
  const uid = user.id;
  for (const [nth, { fromCoin, toCoin, fromAmount, times, ageDays, leftDays }] of OPEN_ORDERS.entries()) {
    const [from, to] = [requireAsset(fromCoin), requireAsset(toCoin)];
    const createdAt = exchange.startedAtMs - ageDays * DAY_MS;
    const reference = referenceRate(quotes, from, to, exchange.startedAtMs);
    const rate = reference.times(times).toDecimalPlaces(priceScaleOf(reference));
    const line = priceOrder(user, { from, to, fromAmount, rate, reference });
    const id = `open${uid}${fromCoin}${toCoin}${nth}`;
    const expiresAt = Math.round(exchange.startedAtMs + lifeMs(exchange, leftDays * DAY_MS));
    await setAside(sql, { id, uid, coin: fromCoin, amount: fromAmount, nowMs: createdAt, expiresAt });
    await sql.insert(conversions).values(
      describeConversion(line, {
        id,
        uid,
        kind: 'limit',
        requestId: id,
        accountType: 'limit_order_funding',
        taxType: taxOf(user).type,
        status: 'open',
        notionalUsd: notionalOf(quotes, fromCoin, fromAmount, createdAt),
        limitPrice: line.rate,
        expiresAt,
        createdAt,
      }),
    );
    await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
  }
}
