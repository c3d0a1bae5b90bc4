import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { free, house, type Place } from '#sandbox/books/ledger/place.ts';
import { type Movement, postMovement, type Transfer } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';

const KIND = 'convert';

export interface Booking {
  readonly uid: number;
  readonly line: PromisedLine;
  readonly toWallet: Wallet;
  /** The conversion's id. */
  readonly id: string;
  readonly atMs: number;
}

/** Books a whole conversion: the given coins go to the exchange's DESK place, and the gain, fee and tax come from there. */
export async function bookLine(sql: Sql, booking: Booking): Promise<void> {
  await postMovement(sql, movementOf(booking));
}

/** Books the given coins only: the DESK place has them until the conversion is decided. */
export async function bookGiving(sql: Sql, booking: Booking): Promise<void> {
  await post(sql, booking, giveLine(booking));
}

/** Returns the given coins of a conversion that failed. */
export async function bookReturn(sql: Sql, booking: Booking): Promise<void> {
  const transfers = giveLine(booking).map(({ from, to, ...transfer }) => ({
    ...transfer,
    from: to,
    to: from,
  }));
  await post(sql, booking, transfers);
}

/** Books a conversion whose coins an order has set aside in `source`. */
export async function bookFrom(sql: Sql, source: Place, booking: Booking): Promise<void> {
  const { fromCoin, fromAmount } = booking.line;
  const giving = { from: source, to: house('DESK'), coin: fromCoin, amount: fromAmount };
  await post(sql, booking, [giving, ...gainLine(booking)]);
}

/** A conversion as the movement it is, for those that are booked many at once. */
export function movementOf(booking: Booking): Movement {
  const { uid, id, atMs } = booking;
  const transfers = [...giveLine(booking), ...gainLine(booking)];
  return { kind: KIND, uid, reference: id, atMs, transfers };
}

function giveLine({ uid, line }: Booking): Transfer[] {
  return line.takes.map(({ wallet, amount }) => ({
    from: free(uid, wallet),
    to: house('DESK'),
    coin: line.fromCoin,
    amount,
  }));
}

function gainLine({ uid, line, toWallet }: Booking): Transfer[] {
  const from = house('DESK');
  const coin = line.toCoin;
  return [
    { from, to: free(uid, toWallet), coin, amount: line.toAmount },
    { from, to: house('FEE'), coin, amount: line.feeAmount },
    { from, to: house('TAX'), coin, amount: line.taxAmount },
  ];
}

async function post(sql: Sql, { uid, id, atMs }: Booking, transfers: Transfer[]): Promise<void> {
  await postMovement(sql, { kind: KIND, uid, reference: id, atMs, transfers });
}
