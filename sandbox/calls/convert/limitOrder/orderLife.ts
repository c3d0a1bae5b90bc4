import { and, eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { NotEnough } from '#sandbox/books/ledger/postMovement.ts';
import type { JobHandler } from '#sandbox/books/life/createLife.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions, type PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findAsset, referenceRate } from '../assets.ts';
import { bookFrom } from '../bookLine.ts';
import { type Conversion, describeConversion } from '../conversions.ts';
import { spreadOf } from '../dealTerms.ts';
import { dealRate } from '../priceLine.ts';
import { neverFills } from './expiry.ts';
import { moveOrder } from './moveOrder.ts';
import { ORDER_WALLET, priceOrder } from './priceOrder.ts';
import { forgetHold, orderPlace, putBack } from './setAside.ts';

export const EXPIRE_JOB = 'limitOrder/expire';
const FILL_JOB = 'limitOrder/fill';
/** Between a price that is met and coins that are booked. */
const FILLING_MS = 1_000;
const BALANCE_GONE = 700005;

/** What happens to orders without being asked: their price is met, they are booked, they run out. */
export function createOrderLife(exchange: Exchange) {
  const { database, clock } = exchange;

  async function watch(): Promise<void> {
    const waiting = await database.sql
      .select()
      .from(conversions)
      .where(and(eq(conversions.status, 'open'), eq(conversions.kind, 'limit')));
    const nowMs = clock.now();
    for (const order of waiting) {
      const rate = fillRateOf(exchange, order, nowMs);
      if (rate !== undefined) {
        await database.transact((sql) => beginFilling(exchange, sql, { order, rate, nowMs }));
      }
    }
  }

  const fill: JobHandler = async (sql, id, nowMs) => {
    const [order] = await sql.select().from(conversions).where(eq(conversions.id, id));
    if (order?.status !== 'filling') {
      return;
    }
    const line = lineOf(order);
    try {
      // A savepoint: where the coins are gone, the order itself still has to say so.
      await sql.transaction((inner) =>
        bookFrom(inner, orderPlace(order.uid), {
          uid: order.uid,
          line,
          toWallet: ORDER_WALLET,
          id,
          atMs: nowMs,
        }),
      );
      await moveOrder(sql, id, 'booked', { finishedAt: nowMs });
    } catch (error) {
      if (!(error instanceof NotEnough)) {
        throw error;
      }
      await moveOrder(sql, id, 'lockLost', { finishedAt: nowMs, failCode: BALANCE_GONE });
    }
    await forgetHold(sql, id);
  };

  const expire: JobHandler = async (sql, id, nowMs) => {
    const order = await moveOrder(sql, id, 'timeOver', { finishedAt: nowMs });
    if (order !== undefined) {
      const { uid, fromCoin: coin, fromAmount } = order;
      await putBack(sql, { id, uid, coin, amount: plain(fromAmount), nowMs });
    }
  };

  return { watch, jobs: { [FILL_JOB]: fill, [EXPIRE_JOB]: expire } };
}

/** The rate at which an order is filled now: the deal's, but never less than its limit; undefined before that is met. */
function fillRateOf(exchange: Exchange, order: Conversion, nowMs: number) {
  const { fromCoin, toCoin, limitPrice } = order;
  const [from, to] = [findAsset(fromCoin), findAsset(toCoin)];
  if (
    from === undefined ||
    to === undefined ||
    limitPrice === null ||
    neverFills(exchange, [fromCoin, toCoin])
  ) {
    return undefined;
  }
  const reference = referenceRate(exchange, from, to, nowMs);
  if (reference.lt(limitPrice)) {
    return undefined;
  }
  const rate = Decimal.max(dealRate(reference, spreadOf('limit', from, to)), limitPrice);
  return { from, to, rate, reference };
}

interface Filling {
  readonly order: Conversion;
  readonly rate: NonNullable<ReturnType<typeof fillRateOf>>;
  readonly nowMs: number;
}

async function beginFilling(exchange: Exchange, sql: Sql, { order, rate, nowMs }: Filling): Promise<void> {
  const { id, uid, requestId, accountType, createdAt, notionalUsd } = order;
  const user = DEMO_USERS.find((candidate) => candidate.id === uid);
  if (user === undefined) {
    return;
  }
  const line = priceOrder(user, { ...rate, fromAmount: plain(order.fromAmount) });
  const { status: _status, ...filled } = describeConversion(line, {
    id,
    uid,
    kind: 'limit',
    requestId,
    accountType,
    createdAt,
    notionalUsd,
    status: 'filling',
  });
  if ((await moveOrder(sql, id, 'priceMet', filled)) !== undefined) {
    await scheduleJob(sql, { kind: FILL_JOB, reference: id, dueMs: nowMs + lifeMs(exchange, FILLING_MS) });
  }
}

/** The line of an order as it was priced when its limit was met. */
function lineOf(order: Conversion): PromisedLine {
  const { fromCoin, toCoin } = order;
  return {
    fromCoin,
    toCoin,
    fromAmount: plain(order.fromAmount),
    takes: [{ wallet: ORDER_WALLET, amount: plain(order.fromAmount) }],
    toAmount: plain(order.toAmount),
    rate: plain(order.rate),
    reference: plain(order.spotRate),
    feeAmount: plain(order.feeAmount),
    taxAmount: plain(order.taxAmount),
  };
}
