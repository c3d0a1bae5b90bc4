import type { AppError } from '#shared/result/appError.ts';
import type { Booked, OrderStatus } from './booked.ts';
import type { Deal } from './deal.ts';
import type { TicketQuote } from './ticketQuote.ts';

/** What can happen to a ticket; what names a number, a quote or a deal is dropped when it is about another one. */
export type TicketEvent<Order> =
  /** A valid amount and Preview. */
  | { readonly type: 'preview'; readonly order: Order }
  | { readonly type: 'quoted'; readonly number: number; readonly quote: TicketQuote }
  | { readonly type: 'quoteRefused'; readonly number: number; readonly error: AppError }
  /** Cancel while quoting, Back, or something of the form was changed. */
  | { readonly type: 'edit' }
  /** A person asks for a new price, or one for fewer coins; the ticket itself does so where it may. */
  | { readonly type: 'newPrice'; readonly isAutomatic: boolean; readonly order?: Order | undefined }
  | { readonly type: 'timeOver'; readonly quoteId: string }
  | { readonly type: 'agree'; readonly isAgreed: boolean }
  | { readonly type: 'confirm'; readonly deal: Deal }
  | { readonly type: 'executed'; readonly quoteId: string; readonly status: OrderStatus }
  | { readonly type: 'executeFailed'; readonly quoteId: string; readonly error: AppError }
  /** The exchange's history was asked for a deal: it is there, or it surely never will be. */
  | { readonly type: 'found'; readonly quoteId: string; readonly booked: Booked }
  | { readonly type: 'nothingFound'; readonly quoteId: string }
  /** 60 s without an outcome. */
  | { readonly type: 'tooLong'; readonly quoteId: string }
  /** After a reload. */
  | { readonly type: 'resume'; readonly deal: Deal }
  | { readonly type: 'startNew' }
  | { readonly type: 'balance'; readonly isEnough: boolean }
  | { readonly type: 'keepFresh'; readonly isOn: boolean }
  | { readonly type: 'signals'; readonly isOnline: boolean; readonly isVisible: boolean };
