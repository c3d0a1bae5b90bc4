import type { Sql } from '#sandbox/books/state/database.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { idOf } from './idOf.ts';

/** Coins that one user of the exchange sent to another. */
export interface InternalDeposit {
  readonly toUid: number;
  readonly fromUid: number;
  readonly coin: string;
  /** Decimal text, above zero. */
  readonly amount: string;
  /** The withdrawal it came by; it stands for a transaction id. */
  readonly withdrawalId: string;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/**
 * Notes a deposit from inside the exchange in the receiver's records, credited at once (status 3), and returns its id,
 * which a withdrawal has only one of.
 * It books no coins: the withdrawal's own movement takes them from the sender to the receiver's FUND wallet, in the same
 * transaction.
 */
export async function creditInternal(
  sql: Sql,
  { toUid, fromUid, coin, amount, withdrawalId, nowMs }: InternalDeposit,
): Promise<string> {
  const id = idOf(`internal/${withdrawalId}`);
  await sql.insert(deposits).values({
    id,
    uid: toUid,
    kind: 'internal',
    coin,
    chain: '',
    amount,
    status: 3,
    needConfirm: 0,
    unlockConfirm: 0,
    txId: withdrawalId,
    txIndex: '',
    blockHash: '',
    fromAddress: '',
    toAddress: '',
    tag: '',
    wallet: 'FUND',
    fromUid,
    createdAt: nowMs,
    successAt: nowMs,
    unlockAt: nowMs,
  });
  return id;
}
