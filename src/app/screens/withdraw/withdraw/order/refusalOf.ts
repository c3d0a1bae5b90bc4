import type { AppError } from '#shared/result/appError.ts';
import { isSameOrder, type WithdrawalOrder } from './withdrawalOrder.ts';
import type { WithdrawalState } from './withdrawalState.ts';

/** Why the exchange refused what stands in the form now; null where that is another order than it refused. */
export function refusalOf(state: WithdrawalState, order: WithdrawalOrder | null): AppError | null {
  if (state.name !== 'EDIT' || state.refusal === null || order === null) return null;
  return isSameOrder(state.refusal.order, order) ? state.refusal.error : null;
}
