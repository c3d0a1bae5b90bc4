import type { Request } from '#app/bridge/request.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { readWithdrawal } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { Clock } from '#shared/async/clock.ts';
import { ok } from '#shared/result/result.ts';
import type { WithdrawalCalls } from './createWithdrawal.ts';

/**
 * The calls of a withdrawal (screens.md 2.11). An order carries the moment it is sent by the exchange's clock, since old ones
 * are refused; `skewMs` says how far that is ahead.
 */
export function createWithdrawalCalls(
  request: Request,
  clock: Pick<Clock, 'wallNow'>,
  skewMs: () => number,
): WithdrawalCalls {
  return {
    send: async ({ order, requestId, questionnaire, isRepeat }, proof) => {
      const { coin, chain, address, tag, amount, feeType, forceChain, accountType, addressId } = order;
      const answered = requireResult(
        await request('withdrawCreate', {
          ...{ coin, chain, address, amount, feeType, forceChain, accountType, requestId },
          ...(tag !== '' && { tag }),
          ...(addressId !== null && { addressId }),
          ...(questionnaire !== null && { questionnaire }),
          ...(isRepeat && { confirmRepeat: true as const }),
          timestamp: String(Math.round(clock.wallNow() + skewMs())),
          ...proof,
        }),
      );
      if (!answered.ok) return answered;
      const { status, fee, receive } = answered.value.value;
      return ok({ status, fee, receive });
    },
    find: async (requestId) => {
      const answered = requireResult(await request('withdrawRecords', { requestId }, { fresh: true }));
      if (!answered.ok) return answered;
      const [row] = answered.value.value.rows;
      return ok(row === undefined ? null : readWithdrawal(row));
    },
  };
}
