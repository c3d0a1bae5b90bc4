import { and, count, eq, inArray } from 'drizzle-orm';
import { REFUSALS, refuse } from '#sandbox/api/answer.ts';
import type { Call } from '#sandbox/api/call.ts';
import { type Asked, type Asker, implementOnce, tell } from '#sandbox/api/implement.ts';
import { type Asset, referenceRate } from '#sandbox/convert/assets.ts';
import { boundsOf } from '#sandbox/convert/bounds.ts';
import { describeConversion } from '#sandbox/convert/conversions.ts';
import { taxOf } from '#sandbox/convert/dealTerms.ts';
import { createId } from '#sandbox/convert/ids.ts';
import { expiryOf } from '#sandbox/convert/limitOrder/expiry.ts';
import { isPriceAllowed, MOST_OPEN } from '#sandbox/convert/limitOrder/limitTerms.ts';
import { EXPIRE_JOB } from '#sandbox/convert/limitOrder/orderLife.ts';
import { priceOrder } from '#sandbox/convert/limitOrder/priceOrder.ts';
import { setAside } from '#sandbox/convert/limitOrder/setAside.ts';
import { notionalOf } from '#sandbox/convert/notional.ts';
import { requirePair } from '#sandbox/convert/refuseCoin.ts';
import { requireKnown } from '#sandbox/convert/requireKnown.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';
import { Refusal } from '#sandbox/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/life/scheduleJob.ts';
import { lockPerson } from '#sandbox/security/lockPerson.ts';
import type { Sql } from '#sandbox/state/database.ts';
import { conversions } from '#sandbox/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** A conversion that waits for its price; what it gives is set aside until then (screens.md 1.1, 2.2). */
export function createLimitOrderCall(exchange: Exchange): Call {
  return implementOnce(exchange, 'limitOrderCreate', async (sql, input, asker) => {
    requireKnown(asker.user);
    const { from, to } = requirePair(asker.user, { ...input, isFiat: false });
    const market = referenceRate(exchange, from, to, asker.nowMs);
    requireAllowed(exchange, input, { from, market, nowMs: asker.nowMs });
    await lockPerson(sql, asker.uid);
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
  return tell('limitOrderCreate', {
    exchangeTxId: id,
    status: 'open',
    lockedAmount: line.fromAmount,
    expiredAt: String(expiresAt),
  });
}
