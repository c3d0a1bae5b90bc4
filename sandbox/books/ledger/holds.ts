import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Sql } from '../state/database.ts';
import { plain } from '../state/plain.ts';
import { holds } from '../state/schema/ledger.ts';
import type { Wallet } from './place.ts';

/** Why a user's coins can't be used, or can't be withdrawn (screens.md 2.0, freeze reasons). */
export interface Hold {
  readonly uid: number;
  readonly wallet: Wallet;
  readonly coin: string;
  readonly amount: string;
  readonly reason: string;
  /** The coins stand in a hold account; else they can be used and only not be withdrawn. */
  readonly inLedger: boolean;
  /** What it belongs to: "withdraw" and its id. */
  readonly refType: string;
  readonly refId: string;
  readonly startMs: number;
  readonly releaseMs: number | null;
}

/** Records a hold; to be called in the transaction that sets the coins aside in the ledger. */
export async function recordHold(sql: Sql, hold: Hold): Promise<void> {
  const { inLedger, startMs, releaseMs, ...rest } = hold;
  await sql.insert(holds).values({
    ...rest,
    id: randomUUID(),
    inLedger: inLedger ? 'yes' : 'no',
    startAt: startMs,
    releaseAt: releaseMs,
  });
}

/** Forgets the holds of something, or only those for one reason. */
export async function dropHolds(sql: Sql, refType: string, refId: string, reason?: string): Promise<void> {
  await sql
    .delete(holds)
    .where(
      and(
        eq(holds.refType, refType),
        eq(holds.refId, refId),
        reason === undefined ? undefined : eq(holds.reason, reason),
      ),
    );
}

/** All holds of a user, the newest first. */
export async function readHolds(sql: Sql, uid: number, coin?: string): Promise<(Hold & { id: string })[]> {
  const rows = await sql
    .select()
    .from(holds)
    .where(and(eq(holds.uid, uid), coin === undefined ? undefined : eq(holds.coin, coin)));
  return rows
    .toSorted((one, other) => other.startAt - one.startAt)
    .map(({ inLedger, startAt, releaseAt, wallet, amount, ...rest }) => ({
      ...rest,
      wallet: wallet as Wallet,
      amount: plain(amount),
      inLedger: inLedger === 'yes',
      startMs: startAt,
      releaseMs: releaseAt,
    }));
}
