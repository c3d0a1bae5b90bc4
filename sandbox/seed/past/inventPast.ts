import { SAVED_ADDRESSES } from './addresses/savedAddresses.ts';
import { CONVERSIONS } from './conversions/conversions.ts';
import { OPEN_ORDERS } from './conversions/openOrders.ts';
import { createPast, type OpeningAmount, type Past, type PastExchange } from './createPast.ts';
import { DEPOSIT_ADDRESSES } from './deposits/depositAddresses.ts';
import { DEPOSITS } from './deposits/deposits.ts';
import { OPEN_DEPOSITS } from './deposits/openDeposits.ts';
import { planEvents } from './planEvents.ts';
import { AMP_APPROVALS } from './records/ampApprovals.ts';
import { DERIVATIVES } from './records/derivatives.ts';
import { EXPORTS } from './records/exports.ts';
import { TRANSFERS } from './records/transfers.ts';
import { OPEN_WITHDRAWALS, WITHDRAWALS } from './withdrawals/withdrawals.ts';

/** Invents the past: every event of every table, the oldest first. Pure: the same exchange has the same past. */
export function inventPast(exchange: PastExchange, opening: readonly OpeningAmount[]): Past {
  const past = createPast(exchange, opening);
  const events = [
    ...planEvents(DEPOSIT_ADDRESSES, exchange),
    ...planEvents(DEPOSITS, exchange),
    ...planEvents(OPEN_DEPOSITS, exchange),
    ...planEvents(CONVERSIONS, exchange),
    ...planEvents(OPEN_ORDERS, exchange),
    ...planEvents(DERIVATIVES, exchange),
    ...planEvents(TRANSFERS, exchange),
    ...planEvents(SAVED_ADDRESSES, exchange),
    ...planEvents(WITHDRAWALS, exchange),
    ...planEvents(OPEN_WITHDRAWALS, exchange),
    ...planEvents(AMP_APPROVALS, exchange),
    ...planEvents(EXPORTS, exchange),
  ];
  for (const event of events.toSorted((one, other) => one.atMs - other.atMs)) {
    event.write(past);
  }
  return past;
}
