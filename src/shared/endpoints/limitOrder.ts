import * as v from 'valibot';
import { convertRow, limitTerms } from './convert.ts';
import { endpoint } from './endpoint.ts';
import { LimitStatus } from './enums.ts';
import { Amount, Code, Dec, Entered, Id, Ms, RequestId, Unsigned } from './fields.ts';

/** Conversions that wait for a price (screens.md 2.2). */
export const limitOrderEndpoints = {
  limitOrderCreate: endpoint('POST /exchangeNew/limitOrder/create', {
    changes: ['orders', 'balances'],
    states: ({ exchangeTxId, status }) => [[exchangeTxId, status]],
    input: v.object({
      accountType: v.literal('limit_order_funding'),
      fromCoin: Code,
      toCoin: Code,
      fromAmount: Amount,
      /** `toCoin` for one `fromCoin`. */
      limitPrice: Amount,
      expireDays: v.picklist([1, 3, 7, 30]),
      requestId: RequestId,
    }),
    result: v.object({ exchangeTxId: Id, status: LimitStatus, lockedAmount: Unsigned, expiredAt: Ms }),
  }),

  limitOrderCancel: endpoint('POST /exchangeNew/limitOrder/cancel', {
    changes: ['orders', 'balances'],
    states: ({ exchangeTxId, status }) => [[exchangeTxId, status]],
    input: v.object({ exchangeTxId: Id, requestId: RequestId }),
    result: v.object({ exchangeTxId: Id, status: LimitStatus }),
  }),

  limitOrderQuery: endpoint('POST /exchangeNew/limitOrder/query/exchangeTxId', {
    reads: ['orders'],
    settles: ['conversions', 'orders', 'balances'],
    states: ({ exchangeTxId, limit }) => [[exchangeTxId, limit.status]],
    /** By either id: an order whose answer was lost is found by the request's (screens.md 0.2a). */
    input: v.object({ exchangeTxId: v.optional(Entered), requestId: v.optional(RequestId) }),
    result: v.object({ ...convertRow, limit: limitTerms, marketRate: Unsigned, distance: Dec }),
  }),
};
