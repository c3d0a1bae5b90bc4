import type { Request } from '#app/bridge/request.ts';
import type { OrderSignals } from '#app/features/orders/orderSignals.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Clock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { createTicket } from './createTicket.ts';
import type { Booked, Deal } from './deal.ts';
import { createBlockOrderType, createInstantOrderType } from './orderTypes/convertOrderTypes.ts';
import { createBatchOrderType } from './orderTypes/createBatchOrderType.ts';
import { createLowBalanceOrderType } from './orderTypes/createLowBalanceOrderType.ts';
import type { OrderType } from './orderTypes/orderType.ts';

export interface ResumeOptions {
  readonly request: Request;
  readonly clock: Clock;
  readonly storage: KeyStorage;
  readonly userId: string;
  readonly signals: OrderSignals;
  readonly onDecidedLate: (deal: Deal, booked: Booked | null) => void;
}

/**
 * Asks what became of a user's orders whose outcome was not known when their page or session ended, wherever the user is
 * now (screens.md 0.2b). A ticket on the screen does the same for itself; whichever learns it first reports it.
 */
export function resumeDeals({ request, ...options }: ResumeOptions): void {
  const resume = <Order>(orderType: OrderType<Order>): void => {
    const stop = createTicket<Order>({ ...options, orderType, newId: createId }).start();
    // Off the screen at once: what it watches is reported as late.
    stop();
  };
  resume(createInstantOrderType(request));
  resume(createBlockOrderType(request));
  resume(createBatchOrderType(request));
  resume(createLowBalanceOrderType(request));
}
