import type { Request } from '#app/bridge/request.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/sourceAccounts.ts';
import { ok } from '#shared/result/result.ts';
import type { AccountKey, ConvertOrder } from './convertOrder.ts';
import { describeRow } from './describeRow.ts';
import { executeOne } from './executeOne.ts';
import { findEither } from './findEither.ts';
import type { Desk } from './orderType.ts';
import { quoteOne } from './quoteOne.ts';
import { tell } from './tell.ts';

/** One coin into another, at once (screens.md 1.1); the unified account has a history of its own (2.2). */
export function createInstantDesk(request: Request): Desk<ConvertOrder> {
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
          ? tell(await request('convertUnifiedQuery', input))
          : tell(await request('convertQuery', input));
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
