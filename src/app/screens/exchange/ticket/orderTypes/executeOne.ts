import type { Request } from '#app/bridge/request.ts';
import { ok } from '#shared/result/result.ts';
import type { AccountKey } from './convertOrder.ts';
import type { OrderType } from './orderType.ts';
import { requireResult } from './requireResult.ts';

/** Has a quote for one coin done (screens.md 2.2, convert/execute). */
export function executeOne(request: Request): OrderType<unknown>['execute'] {
  return async ({ quoteId, account, requestId }, guard) => {
    const input = { quoteTxId: quoteId, accountType: account as AccountKey, requestId, ...guard };
    const answered = requireResult(await request('convertExecute', input));
    if (!answered.ok) return answered;
    const { value, skewMs } = answered.value;
    return ok({ value: value.exchangeStatus, skewMs });
  };
}
