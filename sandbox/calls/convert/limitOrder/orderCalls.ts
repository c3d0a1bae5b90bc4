import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findAsset, referenceRate } from '../assets.ts';
import { requireOrderId } from '../history/conversionFilters.ts';
import { describeLimit, describeRow } from '../history/describeRow.ts';
import { findConversions } from '../history/historyCalls.ts';
import { gapOf } from '../priceLine.ts';
import { NOT_FOUND } from '../quotes.ts';
import { writeDecimal } from '../writeDecimal.ts';
import { moveOrder } from './moveOrder.ts';
import { putBack } from './setAside.ts';

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
      return reply('limitOrderCancel', { exchangeTxId, status: 'cancelled' });
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
      return reply('limitOrderQuery', {
        ...describeRow(order),
        limit: describeLimit(order),
        marketRate: writeDecimal(market),
        distance: writeDecimal(gapOf(new Decimal(order.limitPrice ?? 0), market), GAP_DIGITS),
      });
    }),
  ];
}
