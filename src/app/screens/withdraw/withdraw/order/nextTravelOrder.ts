import { isSameOrder, type WithdrawalOrder } from './withdrawalOrder.ts';
import type { WithdrawalState } from './withdrawalState.ts';

/**
 * The order whose travel-rule form stays on the page with all that was entered in it, shown or not; null for none. Until
 * another order is reviewed, or this one is sent, no way back loses an answer (screens.md 0.3, C6).
 */
export function nextTravelOrder(
  before: WithdrawalOrder | null,
  state: WithdrawalState,
): WithdrawalOrder | null {
  switch (state.name) {
    case 'TRAVEL':
      return state.order;
    case 'EDIT':
      return before;
    case 'UNKNOWN':
    case 'TRACKING':
      return null;
    default: {
      const order = state.name === 'REVIEW' ? state.order : state.request.order;
      return before !== null && isSameOrder(before, order) ? before : null;
    }
  }
}
