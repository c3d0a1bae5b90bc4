import { and, eq } from 'drizzle-orm';
import { REFUSALS, refuse } from '#sandbox/api/answer.ts';
import type { Call } from '#sandbox/api/call.ts';
import { implement, implementOnce, tell } from '#sandbox/api/implement.ts';
import { findAsset, referenceRate } from '#sandbox/convert/assets.ts';
import { requireOrderId } from '#sandbox/convert/history/conversionFilters.ts';
import { describeLimit, describeRow } from '#sandbox/convert/history/describeRow.ts';
import { findConversions } from '#sandbox/convert/history/historyCalls.ts';
import { moveOrder } from '#sandbox/convert/limitOrder/moveOrder.ts';
import { putBack } from '#sandbox/convert/limitOrder/setAside.ts';
import { gapOf } from '#sandbox/convert/priceLine.ts';
import { NOT_FOUND } from '#sandbox/convert/quotes.ts';
import { writeDecimal } from '#sandbox/convert/writeDecimal.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';
import { Refusal } from '#sandbox/exchange/refusal.ts';
import { plain } from '#sandbox/state/plain.ts';
import { conversions } from '#sandbox/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';

const GAP_DIGITS = 8;

/** Taking a limit order back, and looking at one (screens.md 2.2). */
export function createOrderCalls(exchange: Exchange): Call[] {
  return [
    implementOnce(exchange, 'limitOrderCancel', async (sql, { exchangeTxId }, { uid, nowMs }) => {
      requireOrderId(exchangeTxId);
      const [order] = await sql
        .select()
        .from(conversions)
        .where(
          and(eq(conversions.id, exchangeTxId), eq(conversions.uid, uid), eq(conversions.kind, 'limit')),
        );
      if (order === undefined) {
        throw new Refusal(NOT_FOUND);
      }
      if ((await moveOrder(sql, exchangeTxId, 'cancel', { finishedAt: nowMs })) === undefined) {
        throw new Refusal(refuse(136003, 'order not cancellable'));
      }
      const amount = plain(order.fromAmount);
      await putBack(sql, { id: exchangeTxId, uid, coin: order.fromCoin, amount, nowMs });
      return tell('limitOrderCancel', { exchangeTxId, status: 'cancelled' });
    }),
    implement('limitOrderQuery', async ({ exchangeTxId, requestId }, { uid, nowMs }) => {
      if (exchangeTxId === undefined && requestId === undefined) {
        return REFUSALS.badParameter('exchangeTxId');
      }
      requireOrderId(exchangeTxId);
      const filters = { uid, kinds: ['limit' as const], exchangeTxId, requestId };
      const { rows } = await findConversions(exchange.database.sql, filters, { offset: 0, limit: 1 });
      const [order] = rows;
      const [from, to] = [findAsset(order?.fromCoin ?? ''), findAsset(order?.toCoin ?? '')];
      if (order === undefined || from === undefined || to === undefined) {
        return NOT_FOUND;
      }
      const market = referenceRate(exchange, from, to, nowMs);
      return tell('limitOrderQuery', {
        ...describeRow(order),
        limit: describeLimit(order),
        marketRate: writeDecimal(market),
        distance: writeDecimal(gapOf(new Decimal(order.limitPrice ?? 0), market), GAP_DIGITS),
      });
    }),
  ];
}
