import type { Request } from '#app/bridge/request.ts';
import { ok } from '#shared/result/result.ts';
import type { ConvertOrder } from './convertOrder.ts';
import { describeRow } from './describeRow.ts';
import { executeOne } from './executeOne.ts';
import { findEither } from './findEither.ts';
import type { OrderType } from './orderType.ts';
import { quoteOne } from './quoteOne.ts';
import { requireResult } from './requireResult.ts';

/** One large ticket at a firm price (screens.md 1.7), with the block keys of the accounts. */
export function createBlockOrderType(request: Request): OrderType<ConvertOrder> {
  return {
    name: 'block',
    isFirm: true,
    ask: quoteOne(request),
    execute: executeOne(request),
    find: ({ quoteId, requestId }) => {
      const search = async (by: { exchangeTxId: string } | { requestId: string }) => {
        const answered = requireResult(await request('blockTradeQuery', by));
        if (!answered.ok) return answered;
        const { value, skewMs } = answered.value;
        return ok({ value: describeRow(value.list, quoteId), skewMs });
      };
      return findEither(
        () => search({ exchangeTxId: quoteId }),
        () => search({ requestId }),
      );
    },
  };
}
