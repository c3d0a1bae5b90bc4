import type { AppError } from '#shared/result/appError.ts';
import type { Booked, Deal, OrderStatus } from './deal.ts';
import type { PriceChange } from './priceChange.ts';
import type { TicketQuote } from './ticketQuote.ts';

/** What the ticket knows in every state. */
interface Surroundings {
  /** The number of the newest request for a quote; late answers to earlier ones are dropped. */
  readonly number: number;
  /** The balance still covers what the quote would take. */
  readonly isEnough: boolean;
  /** The user has switched "keep the price fresh" on. */
  readonly keepsFresh: boolean;
  readonly isOnline: boolean;
  readonly isVisible: boolean;
}

/** A series of quotes for one order. */
interface Series<Order> {
  readonly order: Order;
  /** How often in a row the price was renewed by itself. */
  readonly automatic: number;
}

interface Idle {
  readonly name: 'IDLE';
  /** Why there is no quote or no order; shown at the ticket. */
  readonly error: AppError | null;
}

interface Quoting<Order> extends Series<Order> {
  readonly name: 'QUOTING';
  /** Null until a price of this series was shown. */
  readonly first: TicketQuote | null;
  /** The promise that the new one comes in place of, and what it was for. */
  readonly previous: { readonly quote: TicketQuote; readonly order: Order } | null;
}

interface Quoted<Order> extends Series<Order> {
  readonly name: 'QUOTED';
  readonly first: TicketQuote;
  readonly quote: TicketQuote;
  readonly change: PriceChange;
  /** The worse price was accepted; said of this quote only. */
  readonly isAgreed: boolean;
  /** The security step was not passed (10031): it comes again. */
  readonly securityError: AppError | null;
  /** The id of an attempt that the security step ended: the quote keeps it. */
  readonly requestId: string | null;
}

/** `time`: over. `moved`: the exchange refused it as outdated. `offline`: its price can't be checked meanwhile. */
export type ExpiryReason = 'time' | 'moved' | 'offline';

interface Expired<Order> extends Series<Order> {
  readonly name: 'EXPIRED';
  readonly first: TicketQuote;
  readonly quote: TicketQuote;
  readonly reason: ExpiryReason;
  readonly error: AppError | null;
}

interface Confirming<Order> extends Series<Order> {
  readonly name: 'CONFIRMING';
  readonly first: TicketQuote;
  readonly quote: TicketQuote;
  readonly change: PriceChange;
  readonly isAgreed: boolean;
  readonly deal: Deal;
}

/** Order and quote are missing after a reload. */
interface Sent<Order> {
  readonly order: Order | null;
  readonly quote: TicketQuote | null;
  readonly deal: Deal;
}

interface Processing<Order> extends Sent<Order> {
  readonly name: 'PROCESSING';
}

interface Undecided<Order> extends Sent<Order> {
  readonly name: 'UNDECIDED';
}

interface Succeeded<Order> extends Sent<Order> {
  readonly name: 'SUCCESS';
  /** Null until the exchange's own record of it has come; until then the quote says what was promised. */
  readonly booked: Booked | null;
}

interface Failed<Order> extends Sent<Order> {
  readonly name: 'FAILED';
  /** Null where the exchange has no such order: nothing was taken. */
  readonly booked: Booked | null;
}

interface PartlyDone<Order> extends Sent<Order> {
  readonly name: 'PARTIAL';
  readonly booked: Booked;
}

/** The states of the quote ticket (screens.md 1.21, "Quote ticket (C7)"). */
export type TicketState<Order> = Surroundings &
  (
    | Idle
    | Quoting<Order>
    | Quoted<Order>
    | Expired<Order>
    | Confirming<Order>
    | Processing<Order>
    | Undecided<Order>
    | Succeeded<Order>
    | Failed<Order>
    | PartlyDone<Order>
  );

export type TicketStateName = TicketState<unknown>['name'];

/** One of the states by its name. */
export type TicketIn<Order, Name extends TicketStateName> = Extract<
  TicketState<Order>,
  { readonly name: Name }
>;

export function initialTicket<Order>(
  signals: Pick<Surroundings, 'isOnline' | 'isVisible'>,
): TicketState<Order> {
  const { isOnline, isVisible } = signals;
  return { name: 'IDLE', error: null, number: 0, isEnough: true, keepsFresh: false, isOnline, isVisible };
}

/** Whether Confirm is on: enough balance, online, and a price that is not much worse, or was accepted all the same. */
export function canConfirm(state: TicketState<unknown>): boolean {
  if (state.name !== 'QUOTED' || !state.isEnough || !state.isOnline) return false;
  return state.change.verdict !== 'consent' || state.isAgreed;
}

/** What can happen to a ticket; what names a number, a quote or a deal is dropped when it is about another one. */
export type TicketEvent<Order> =
  /** A valid amount and Preview. */
  | { readonly type: 'preview'; readonly order: Order }
  | { readonly type: 'quoted'; readonly number: number; readonly quote: TicketQuote }
  | { readonly type: 'quoteRefused'; readonly number: number; readonly error: AppError }
  /** Cancel while quoting, Back, or something of the form was changed. */
  | { readonly type: 'edit' }
  /** The user asks for a new price, or one for fewer coins; the ticket itself does so where it may. */
  | { readonly type: 'newPrice'; readonly isAutomatic: boolean; readonly order?: Order | undefined }
  | { readonly type: 'timeOver'; readonly quoteId: string }
  | { readonly type: 'agree'; readonly isAgreed: boolean }
  | { readonly type: 'confirm'; readonly deal: Deal }
  | { readonly type: 'executed'; readonly quoteId: string; readonly status: OrderStatus }
  | {
      readonly type: 'executeFailed';
      readonly quoteId: string;
      readonly error: AppError;
      /** The exchange has no record of it, and its answer says that there will be none. */
      readonly isNotThere: boolean;
    }
  /** The exchange's history has a deal. */
  | { readonly type: 'found'; readonly quoteId: string; readonly booked: Booked }
  /** The answer was lost, and the exchange has said since that it has the order. */
  | { readonly type: 'accepted'; readonly quoteId: string; readonly status: OrderStatus }
  /** The exchange has said that the order was never carried out. */
  | { readonly type: 'nothingFound'; readonly quoteId: string }
  /** Another part of the page has learned its outcome, and reported it; this ticket finds no record of it. */
  | { readonly type: 'gone'; readonly quoteId: string }
  /** 60 s without an outcome. */
  | { readonly type: 'tooLong'; readonly quoteId: string }
  /** After a reload. */
  | { readonly type: 'resume'; readonly deal: Deal }
  | { readonly type: 'startNew' }
  | { readonly type: 'balance'; readonly isEnough: boolean }
  | { readonly type: 'keepFresh'; readonly isOn: boolean }
  | { readonly type: 'signals'; readonly isOnline: boolean; readonly isVisible: boolean };
