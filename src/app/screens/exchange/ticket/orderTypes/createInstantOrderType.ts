import type { Request } from '#app/bridge/request.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { ok } from '#shared/result/result.ts';
import type { AccountKey, ConvertOrder } from './convertOrder.ts';
import { describeRow } from './describeRow.ts';
import { executeOne } from './executeOne.ts';
import { findEither } from './findEither.ts';
import type { OrderType } from './orderType.ts';
import { quoteOne } from './quoteOne.ts';
import { requireResult } from './requireResult.ts';

/** One coin into another, at once (screens.md 1.1); the unified account has a history of its own (2.2). */
export function createInstantOrderType(request: Request): OrderType<ConvertOrder> {
  return {
    name: 'instant',
    isFirm: false,
    ask: quoteOne(request),
    execute: executeOne(request),
    find: ({ quoteId, requestId, account }) => {
      const search = async (by: { exchangeTxId: string } | { requestId: string }) => {
        const input = { ...by, accountType: account };
        const isUnified = SOURCE_ACCOUNTS[account as AccountKey].wallet === 'UNIFIED';
        const answered = isUnified
          ? requireResult(await request('convertUnifiedQuery', input))
          : requireResult(await request('convertQuery', input));
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
