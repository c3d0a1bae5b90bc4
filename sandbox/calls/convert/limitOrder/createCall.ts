import { and, count, eq, inArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, referenceRate } from '../assets.ts';
import { boundsOf } from '../bounds.ts';
import { describeConversion } from '../conversions.ts';
import { taxOf } from '../dealTerms.ts';
import { createId } from '../ids.ts';
import { notionalOf } from '../notional.ts';
import { requireKnown, requirePair } from '../refuseCoin.ts';
import { expiryOf } from './expiry.ts';
import { isPriceAllowed, MOST_OPEN } from './limitTerms.ts';
import { EXPIRE_JOB } from './orderLife.ts';
import { priceOrder } from './priceOrder.ts';
import { setAside } from './setAside.ts';

/** A conversion that waits for its price; what it gives is set aside until then (screens.md 1.1, 2.2). */
export function createLimitOrderCall(exchange: Exchange): Call {
  return implementOnce(exchange, 'limitOrderCreate', async (sql, input, asker) => {
    requireKnown(asker.user);
    const { from, to } = requirePair(asker.user, { ...input, isFiat: false });
    const market = referenceRate(exchange, from, to, asker.nowMs);
    requireAllowed(exchange, input, { from, market, nowMs: asker.nowMs });
    await lockUser(sql, asker.uid);
    await requireRoom(sql, asker.uid);
    return open(exchange, sql, { input, asker, from, to, market });
  });
}

type Input = Asked<'limitOrderCreate'>;

function requireAllowed(
  exchange: Exchange,
  { fromAmount, limitPrice }: Input,
  { from, market, nowMs }: { from: Asset; market: Decimal; nowMs: number },
): void {
  const amount = new Decimal(fromAmount);
  const { min, max } = boundsOf(exchange, 'limit', from, nowMs);
  if (amount.decimalPlaces() > from.scale) {
    throw new Refusal(REFUSALS.badParameter('fromAmount'));
  }
  if (amount.lt(min) || amount.gt(max)) {
    throw new Refusal(amount.lt(min) ? refuse(700006, 'below minimum') : refuse(700007, 'above maximum'));
  }
  if (!isPriceAllowed(new Decimal(limitPrice), market)) {
    throw new Refusal(refuse(136001, 'limit price out of band'));
  }
}

async function requireRoom(sql: Sql, uid: number): Promise<void> {
  const [sum] = await sql
    .select({ open: count() })
    .from(conversions)
    .where(
      and(
        eq(conversions.uid, uid),
        eq(conversions.kind, 'limit'),
        inArray(conversions.status, ['open', 'filling']),
      ),
    );
  if ((sum?.open ?? 0) >= MOST_OPEN) {
    throw new Refusal(refuse(136002, 'too many open orders'));
  }
}

interface Order {
  readonly input: Input;
  readonly asker: Asker;
  readonly from: Asset;
  readonly to: Asset;
  readonly market: Decimal;
}

async function open(exchange: Exchange, sql: Sql, { input, asker, from, to, market }: Order) {
  const { uid, user, nowMs } = asker;
  const id = createId();
  const expiresAt = expiryOf(exchange, { from, to, days: input.expireDays, nowMs });
  const line = priceOrder(user, {
    ...input,
    from,
    to,
    rate: new Decimal(input.limitPrice),
    reference: market,
  });
  await setAside(sql, { id, uid, coin: from.coin, amount: line.fromAmount, nowMs, expiresAt });
  await sql.insert(conversions).values(
    describeConversion(line, {
      id,
      uid,
      kind: 'limit',
      requestId: input.requestId,
      accountType: input.accountType,
      taxType: taxOf(user).type,
      status: 'open',
      notionalUsd: notionalOf(exchange, from.coin, line.fromAmount, nowMs),
      limitPrice: input.limitPrice,
      expiresAt,
      createdAt: nowMs,
    }),
  );
  await scheduleJob(sql, { kind: EXPIRE_JOB, reference: id, dueMs: expiresAt });
  return reply('limitOrderCreate', {
    exchangeTxId: id,
    status: 'open',
    lockedAmount: line.fromAmount,
    expiredAt: String(expiresAt),
  });
}
