import { classifyExecuteError } from '#app/features/orders/classifyExecuteError.ts';
import type { Booked, Deal } from './deal.ts';
import { differsFromDeal } from './differsFromDeal.ts';
import type { ExpiryReason, TicketState } from './ticketState.ts';

/** What the ticket says of its state, by key of the translations; null where the form or the quote speaks for itself. */
export type StatusKey =
  | 'ticket.status.quoting'
  | 'ticket.status.expired'
  | 'ticket.status.moved'
  | 'ticket.status.offline'
  | 'ticket.status.short'
  | 'ticket.status.securityAgain'
  | 'ticket.status.confirming'
  | 'ticket.status.processing'
  | 'ticket.status.undecided'
  | 'ticket.status.success'
  | 'ticket.status.partial'
  | 'ticket.status.untaken'
  | 'ticket.status.returned'
  | 'ticket.status.unsent';

const KEY_BY_REASON: Readonly<Record<ExpiryReason, StatusKey>> = {
  time: 'ticket.status.expired',
  moved: 'ticket.status.moved',
  offline: 'ticket.status.offline',
};

/** The quote was confirmed, and over when the exchange had it. */
const TOO_LATE = '700008';

/**
 * One text for each status, never a bare code (screens.md 0.3, C9). It says what became of the money only where that is
 * known. Refusals have texts of their own in the namespace inverse-error-code: they stand beside it.
 */
export function statusKeyOf(state: TicketState<unknown>): StatusKey | null {
  switch (state.name) {
    case 'IDLE':
      return state.error !== null && classifyExecuteError(state.error) === 'unsent'
        ? 'ticket.status.unsent'
        : null;
    case 'QUOTING':
      return 'ticket.status.quoting';
    case 'QUOTED':
      if (state.securityError !== null) return 'ticket.status.securityAgain';
      return state.isEnough ? null : 'ticket.status.short';
    case 'EXPIRED':
      return state.error?.code === TOO_LATE ? 'ticket.status.expired' : KEY_BY_REASON[state.reason];
    case 'CONFIRMING':
      return 'ticket.status.confirming';
    case 'PROCESSING':
      return 'ticket.status.processing';
    case 'UNDECIDED':
      return 'ticket.status.undecided';
    case 'SUCCESS':
      return 'ticket.status.success';
    case 'PARTIAL':
      return 'ticket.status.partial';
    case 'FAILED':
      return state.booked?.unconverted === 'returned' ? 'ticket.status.returned' : 'ticket.status.untaken';
  }
}

/** What a notice says of a deal that was decided late (screens.md 1.1, step 7). */
export type LateKey =
  | 'ticket.differs'
  | 'ticket.late.success'
  | 'ticket.late.partial'
  | 'ticket.late.returned'
  | 'ticket.late.untaken';

/** The text for a deal that was decided late; takes {{give}} and {{get}}, or {{confirmed}} where the record differs. */
export function lateKeyOf(deal: Deal, booked: Booked | null): LateKey {
  if (booked !== null && differsFromDeal(deal, booked)) return 'ticket.differs';
  if (booked?.status === 'success') return 'ticket.late.success';
  if (booked?.status === 'partial_fulfillment') return 'ticket.late.partial';
  return booked?.unconverted === 'returned' ? 'ticket.late.returned' : 'ticket.late.untaken';
}
