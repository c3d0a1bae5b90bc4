import {
  hasEnded,
  nextOrder,
  type OrderEvent,
  type OrderState,
} from '#app/features/orders/limit/nextOrder.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type HistoryRow = ResultOf<'convertQuery'>['list'][number];

/** A limit order as the exchange reports it. */
export interface OrderRow
  extends Pick<HistoryRow, 'exchangeTxId' | 'fromCoin' | 'fromAmount' | 'toCoin' | 'toAmount' | 'createdAt'> {
  readonly limit: NonNullable<HistoryRow['limit']>;
}

/** An order of the list, with the state that the page shows. */
export interface BookedOrder {
  readonly row: OrderRow;
  readonly state: OrderState;
}

/** The orders that the list shows, by id. Those that end while they are listed stay, so that their outcome can be read. */
export type OrderBook = ReadonlyMap<string, BookedOrder>;

export type BookEvent =
  /** The orders that are open, as the exchange lists them. */
  | { readonly type: 'listed'; readonly rows: readonly OrderRow[] }
  /** One order, as the exchange reports it. */
  | { readonly type: 'row'; readonly row: OrderRow }
  | { readonly type: 'order'; readonly id: string; readonly event: OrderEvent }
  | { readonly type: 'clear' };

export const NO_ORDERS: OrderBook = new Map();

/** The book after an event; the same object where nothing changed. */
export function nextBook(book: OrderBook, event: BookEvent): OrderBook {
  switch (event.type) {
    case 'listed':
      return event.rows.reduce(withRow, book);
    case 'row':
      return withRow(book, event.row);
    case 'order':
      return withEvent(book, event.id, event.event);
    case 'clear':
      return NO_ORDERS;
  }
}

/** Orders without an end that are missing in the newest list: the status of each has to be asked for. */
export function missingFrom(book: OrderBook, listed: readonly OrderRow[]): readonly string[] {
  const there = new Set(listed.map(({ exchangeTxId }) => exchangeTxId));
  return [...book].filter(([id, { state }]) => !hasEnded(state) && !there.has(id)).map(([id]) => id);
}

/**
 * When the newest order began to which something can still happen by itself, in ms since 1970 by the exchange's clock; null where
 * there is none. One that is being cancelled moves now.
 */
export function newestUnderWayMs(book: OrderBook): number | null {
  const begun = [...book.values()].flatMap(({ row, state }) => {
    if (hasEnded(state)) return [];
    return [state === 'open' || state === 'init' ? Number(row.createdAt) : Number.POSITIVE_INFINITY];
  });
  return begun.length === 0 ? null : Math.max(...begun);
}

/** The newest first. */
export function ordersOf(book: OrderBook): readonly BookedOrder[] {
  return [...book.values()].sort((one, other) => Number(other.row.createdAt) - Number(one.row.createdAt));
}

/** The rows of a history that are limit orders. */
export function limitRowsOf(rows: readonly HistoryRow[]): readonly OrderRow[] {
  return rows.flatMap((row) => (row.limit === undefined ? [] : [{ ...row, limit: row.limit }]));
}

function withRow(book: OrderBook, row: OrderRow): OrderBook {
  const known = book.get(row.exchangeTxId);
  if (known === undefined) return new Map(book).set(row.exchangeTxId, { row, state: row.limit.status });
  const state = nextOrder(known.state, { type: 'reported', status: row.limit.status });
  // What an answer says that was overtaken is as old as its status.
  const isNews = state === row.limit.status;
  return new Map(book).set(row.exchangeTxId, { row: isNews ? row : known.row, state });
}

function withEvent(book: OrderBook, id: string, event: OrderEvent): OrderBook {
  const known = book.get(id);
  if (known === undefined) return book;
  const state = nextOrder(known.state, event);
  return state === known.state ? book : new Map(book).set(id, { ...known, state });
}
