import { type Booked, type Deal, dealOf, type OrderStatus } from '#app/features/ticket/deal.ts';
import { nextTicket } from '#app/features/ticket/nextTicket.ts';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import { initialTicket, type TicketEvent, type TicketState } from '#app/features/ticket/ticketState.ts';

/** What tests order: any text. */
export type Order = string;
export type State = TicketState<Order>;
export type Event = TicketEvent<Order>;

/** 0.1 BTC for as much USDT as given. */
export function buildQuote(id: string, toAmount = '6500', rest: Partial<TicketQuote> = {}): TicketQuote {
  return {
    id,
    expiresAtMs: 15_000,
    lifeMs: 15_000,
    account: 'funding',
    gives: [{ coin: 'BTC', amount: '0.1' }],
    gets: { coin: 'USDT', amount: toAmount },
    fee: null,
    taxes: [],
    rate: '65000',
    gap: '-0.0021',
    lines: [{ coin: 'BTC', amount: '0.1', toAmount, rate: '65000', fee: '0', tax: '0', errorCode: null }],
    ...rest,
  };
}

export function buildDeal(quoteId = 'q1', rest: Partial<Deal> = {}): Deal {
  return { ...dealOf(buildQuote(quoteId), `r-${quoteId}`, 0), ...rest };
}

export function buildBooked(status: OrderStatus, toAmount = '6500'): Booked {
  return {
    exchangeTxId: 'q1',
    status,
    unconverted: 'returned',
    account: 'funding',
    gets: { coin: 'USDT', amount: toAmount },
    rate: '65000',
    gap: '-0.0021',
    createdAtMs: 1,
    finishedAtMs: 2,
    lines: [
      {
        coin: 'BTC',
        amount: '0.1',
        toAmount,
        feeCoin: '',
        feeAmount: '0',
        taxAmount: '0',
        status,
        failCode: null,
      },
    ],
  };
}

export function refusal(code: string) {
  return { kind: 'business', code, message: '', retryable: false } as const;
}

/** The state after some events, from an idle ticket that is online and looked at. */
export function stateAfter(...events: Event[]): State {
  return stateUnder({ isFirm: false }, ...events);
}

export function stateUnder(rules: { readonly isFirm: boolean }, ...events: Event[]): State {
  return events.reduce<State>(
    (state, event) => nextTicket(state, event, rules),
    initialTicket({ isOnline: true, isVisible: true }),
  );
}

export const PREVIEW: Event = { type: 'preview', order: '0.1 BTC' };
export const EDIT: Event = { type: 'edit' };
export const NEW_PRICE: Event = { type: 'newPrice', isAutomatic: false };
export const RENEWAL: Event = { type: 'newPrice', isAutomatic: true };
export const KEEP_FRESH: Event = { type: 'keepFresh', isOn: true };
export const OFFLINE: Event = { type: 'signals', isOnline: false, isVisible: true };
export const ONLINE: Event = { type: 'signals', isOnline: true, isVisible: true };
export const HIDDEN: Event = { type: 'signals', isOnline: true, isVisible: false };
export const START_NEW: Event = { type: 'startNew' };

export const quoted = (number: number, quote = buildQuote(`q${number}`)): Event => ({
  type: 'quoted',
  number,
  quote,
});
export const timeOver = (quoteId = 'q1'): Event => ({ type: 'timeOver', quoteId });
export const confirm = (quoteId = 'q1'): Event => ({ type: 'confirm', deal: buildDeal(quoteId) });
export const agree = (isAgreed: boolean): Event => ({ type: 'agree', isAgreed });
export const executed = (status: OrderStatus, quoteId = 'q1'): Event => ({
  type: 'executed',
  quoteId,
  status,
});
export const failed = (code: string, quoteId = 'q1'): Event => ({
  type: 'executeFailed',
  quoteId,
  error: refusal(code),
  isNotThere: false,
});
export const found = (status: OrderStatus, quoteId = 'q1'): Event => ({
  type: 'found',
  quoteId,
  booked: buildBooked(status),
});

export const QUOTED = [PREVIEW, quoted(1)] as const;
export const EXPIRED = [...QUOTED, timeOver()] as const;
export const CONFIRMING = [...QUOTED, confirm()] as const;
export const PROCESSING = [...CONFIRMING, executed('processing')] as const;
export const UNDECIDED = [...PROCESSING, { type: 'tooLong', quoteId: 'q1' } as Event] as const;
