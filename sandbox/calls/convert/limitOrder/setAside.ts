import { dropHolds, recordHold } from '#sandbox/books/ledger/holds.ts';
import { free, held, type Place } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { ORDER_WALLET } from './priceOrder.ts';

/** A freeze reason of screens.md 2.0. */
const REASON = 'LIMIT_ORDER';
const REFERENCE = 'limitOrder';

export interface Share {
  /** The order. */
  readonly id: string;
  readonly uid: number;
  readonly coin: string;
  readonly amount: string;
  readonly nowMs: number;
}

/** Where the coins of an open order are. */
export function orderPlace(uid: number): Place {
  return held(uid, ORDER_WALLET, REASON);
}

/** Takes what an order gives out of what can be used; throws NotEnough. */
export async function setAside(sql: Sql, share: Share & { expiresAt: number }): Promise<void> {
  const { id, uid, coin, amount, nowMs, expiresAt } = share;
  const transfer = { from: free(uid, ORDER_WALLET), to: orderPlace(uid), coin, amount };
  await postMovement(sql, { kind: 'limit-hold', uid, reference: id, atMs: nowMs, transfers: [transfer] });
  await recordHold(sql, {
    uid,
    wallet: ORDER_WALLET,
    coin,
    amount,
    reason: REASON,
    inLedger: true,
    refType: REFERENCE,
    refId: id,
    startMs: nowMs,
    releaseMs: expiresAt,
  });
}

/** Gives it back. */
export async function putBack(sql: Sql, { id, uid, coin, amount, nowMs }: Share): Promise<void> {
  const transfer = { from: orderPlace(uid), to: free(uid, ORDER_WALLET), coin, amount };
  await postMovement(sql, { kind: 'limit-release', uid, reference: id, atMs: nowMs, transfers: [transfer] });
  await forgetHold(sql, id);
}

export async function forgetHold(sql: Sql, id: string): Promise<void> {
  await dropHolds(sql, REFERENCE, id);
}
