import { eq } from 'drizzle-orm';
import { free, held, type Wallet } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { holds } from '#sandbox/books/state/schema/ledger.ts';

export const RELEASE_JOB = 'accounts/release';

/** Ends a hold whose time has come: what was set aside can be used again. */
export async function releaseHold(sql: Sql, refId: string, nowMs: number): Promise<void> {
  const released = await sql.delete(holds).where(eq(holds.refId, refId)).returning();
  for (const { uid, wallet, coin, amount, reason, inLedger } of released) {
    if (inLedger === 'yes') {
      await postMovement(sql, {
        kind: 'release',
        uid,
        reference: refId,
        atMs: nowMs,
        transfers: [
          {
            from: held(uid, wallet as Wallet, reason),
            to: free(uid, wallet as Wallet),
            coin,
            amount: plain(amount),
          },
        ],
      });
    }
  }
}
