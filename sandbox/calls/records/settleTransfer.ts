import { and, eq } from 'drizzle-orm';
import { free, type Wallet } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { transfers } from '#sandbox/books/state/schema/records.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** The kind of job that ends a pending transfer; its reference is the transfer's id. */
export const SETTLE_JOB = 'records/settle-transfer';

const NOT_ENOUGH = 131212;

type Moved = Pick<
  typeof transfers.$inferSelect,
  'id' | 'coin' | 'amount' | 'fromUid' | 'fromAccountType' | 'toUid' | 'toAccountType'
>;

/** Books the coins of a transfer. */
async function bookTransfer(sql: Sql, transfer: Moved, atMs: number): Promise<void> {
  const { id, coin, amount, fromUid, fromAccountType, toUid, toAccountType } = transfer;
  await postMovement(sql, {
    kind: 'transfer',
    uid: fromUid,
    reference: id,
    atMs,
    transfers: [
      {
        from: free(fromUid, fromAccountType as Wallet),
        to: free(toUid, toAccountType as Wallet),
        coin,
        amount,
      },
    ],
  });
}

/** PENDING → SUCCESS, or FAILED where the coins are gone by now. */
export async function settleTransfer(sql: Sql, id: string, nowMs: number): Promise<void> {
  const [transfer] = await sql
    .update(transfers)
    .set({ status: 'SUCCESS' })
    .where(and(eq(transfers.id, id), eq(transfers.status, 'PENDING')))
    .returning();
  if (transfer === undefined) {
    return;
  }
  const { fromUid, fromAccountType, coin, amount } = transfer;
  const has = await readFree(sql, fromUid, fromAccountType as Wallet, coin);
  if (new Decimal(has).lessThan(amount)) {
    await sql.update(transfers).set({ status: 'FAILED', failCode: NOT_ENOUGH }).where(eq(transfers.id, id));
    return;
  }
  await bookTransfer(sql, transfer, nowMs);
}
