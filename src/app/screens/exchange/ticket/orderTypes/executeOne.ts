import type { Request } from '#app/bridge/request.ts';
import { ok } from '#shared/result/result.ts';
import type { AccountKey } from './convertOrder.ts';
import type { Desk } from './orderType.ts';
import { tell } from './tell.ts';

/** Has a quote for one coin done (screens.md 2.2, convert/execute). */
export function executeOne(request: Request): Desk<unknown>['execute'] {
  return async ({ quoteId, account, requestId }, guard) => {
    const input = { quoteTxId: quoteId, accountType: account as AccountKey, requestId, ...guard };
    const answered = tell(await request('convertExecute', input));
    if (!answered.ok) return answered;
    const { value, skewMs } = answered.value;
    return ok({ value: value.exchangeStatus, skewMs });
  };
}
