import { lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { referenceRate } from '#sandbox/calls/convert/assets.ts';
import { describeConversion } from '#sandbox/calls/convert/conversions.ts';
import { taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { priceScaleOf } from '#sandbox/calls/convert/limitOrder/limitTerms.ts';
import { EXPIRE_JOB } from '#sandbox/calls/convert/limitOrder/orderLife.ts';
import { priceOrder } from '#sandbox/calls/convert/limitOrder/priceOrder.ts';
import { setAside } from '#sandbox/calls/convert/limitOrder/setAside.ts';
import { notionalOf } from '#sandbox/calls/convert/notional.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';
import { requireAsset, requireUser } from './priceLine.ts';

interface OpenOrderRule extends PastRule {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  /** The limit, as a multiple of the price when the exchange starts. */
  readonly times: string;
  readonly leftDays: number;
}

/** Limit orders whose prices are far enough from the market's for them to stay open for a while. */
const ORDERS = [
  {
    ...{ fromCoin: 'BTC', toCoin: 'USDT', fromAmount: '0.02', times: '1.25' },
    ...{ when: { agoMs: 3 * DAY_MS }, leftDays: 27 },
  },
  {
    ...{ fromCoin: 'USDT', toCoin: 'ETH', fromAmount: '250', times: '1.3' },
    ...{ when: { agoMs: DAY_MS }, leftDays: 6 },
  },
];

/** Limit orders that are open when the exchange starts. */
export const OPEN_ORDERS: PastTable<OpenOrderRule> = {
  name: 'openOrder',
  rules: [USER_ID.demo, USER_ID.vip, USER_ID.main].flatMap((uid) =>
    ORDERS.map((order) => ({ uid, ...order })),
  ),
  write: writeOpenOrder,
};

function writeOpenOrder(past: Past, { rule, atMs: createdAt }: PastEvent<OpenOrderRule>): void {
  const { uid, fromCoin, toCoin, fromAmount } = rule;
  const { startedAtMs } = past.exchange;
  const user = requireUser(uid);
  const [from, to] = [requireAsset(fromCoin), requireAsset(toCoin)];
  const reference = referenceRate(past.quotes, from, to, startedAtMs);
  const rate = reference.times(rule.times).toDecimalPlaces(priceScaleOf(reference));
  const line = priceOrder(user, { from, to, fromAmount, rate, reference });
  const id = `open${uid}${fromCoin}${toCoin}`;
  const expiresAt = Math.round(startedAtMs + lifeMs(past.exchange, rule.leftDays * DAY_MS));
  const row = describeConversion(line, {
    id,
    uid,
    kind: 'limit',
    requestId: id,
    accountType: 'limit_order_funding',
    taxType: taxOf(user).type,
    status: 'open',
    notionalUsd: notionalOf(past.quotes, fromCoin, fromAmount, createdAt),
    limitPrice: line.rate,
    expiresAt,
    createdAt,
  });
  past.followUps.push(async (sql) => {
    await setAside(sql, { id, uid, coin: fromCoin, amount: fromAmount, nowMs: createdAt, expiresAt });
    await sql.insert(conversions).values(row);
    await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
  });
}
