import { and, eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { dropHolds, recordHold } from '#sandbox/books/ledger/holds.ts';
import { free, HOUSE_UID, held, house, type Place, type Wallet } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { holds } from '#sandbox/books/state/schema/ledger.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findRoute } from '../findRoute.ts';

export type DepositRow = typeof deposits.$inferSelect;

export const RELEASE_JOB = 'deposit/release';
const DAY_MS = 24 * 3_600_000;
const REF_TYPE = 'deposit';

/**
 * Books the coins of a deposit that counts: from the chain into the wallet, or, while it lacks data about its sender,
 * into a hold account. Above the daily cap only the first part is free (screens.md 1.21).
 */
export async function bookDeposit(
  sql: Sql,
  exchange: Exchange,
  row: DepositRow,
  nowMs: number,
): Promise<void> {
  if (row.travelRuleStatus === 0) {
    await makeFree(sql, exchange, row, house('CHAIN'), nowMs);
    return;
  }
  const amount = plain(row.amount);
  const place = held(row.uid, walletOf(row), 'TRAVEL_RULE');
  await post(sql, row, nowMs, [{ from: house('CHAIN'), to: place, amount }]);
  await recordHold(sql, {
    ...holdOf(row),
    amount,
    reason: 'TRAVEL_RULE',
    inLedger: true,
    startMs: nowMs,
    releaseMs: null,
  });
}

/** Lets go of what was held until the sender was known. */
export async function releaseTravelRule(
  sql: Sql,
  exchange: Exchange,
  row: DepositRow,
  nowMs: number,
): Promise<void> {
  await dropHolds(sql, REF_TYPE, row.id, 'TRAVEL_RULE');
  await makeFree(sql, exchange, row, held(row.uid, walletOf(row), 'TRAVEL_RULE'), nowMs);
}

/** From this many confirmations on, the coins may leave the exchange again. */
export async function endUnlock(sql: Sql, row: DepositRow, nowMs: number): Promise<void> {
  await dropHolds(sql, REF_TYPE, row.id, 'UNLOCK_CONFIRM');
  await sql.update(deposits).set({ unlockAt: nowMs }).where(eq(deposits.id, row.id));
}

/** Releases the next daily part of a deposit above the cap, and sees to the one after it. */
export async function releasePart(
  sql: Sql,
  exchange: Exchange,
  row: DepositRow,
  nowMs: number,
): Promise<void> {
  const [hold] = await sql
    .select()
    .from(holds)
    .where(and(eq(holds.refId, row.id), eq(holds.reason, 'DEPOSIT_CAP')));
  if (hold === undefined) {
    return;
  }
  const rest = new Decimal(hold.amount);
  const { dailyCap } = findRoute(exchange, row.coin, row.chain, nowMs);
  const part = Decimal.min(rest, dailyCap);
  await post(sql, row, nowMs, [
    {
      from: held(row.uid, walletOf(row), 'DEPOSIT_CAP'),
      to: free(row.uid, walletOf(row)),
      amount: part.toFixed(),
    },
  ]);
  await dropHolds(sql, REF_TYPE, row.id, 'DEPOSIT_CAP');
  if (rest.gt(part)) {
    // A day after this part was due: parts that are late come one after the other at once.
    await recordCap(sql, exchange, row, {
      rest: rest.minus(part),
      startMs: hold.startAt,
      fromMs: hold.releaseAt ?? nowMs,
    });
  }
}

async function makeFree(
  sql: Sql,
  exchange: Exchange,
  row: DepositRow,
  from: Place,
  nowMs: number,
): Promise<void> {
  const amount = new Decimal(row.amount);
  const isCapped = row.depositType === 10;
  const firstPart = isCapped
    ? Decimal.min(amount, findRoute(exchange, row.coin, row.chain, nowMs).dailyCap)
    : amount;
  const wallet = walletOf(row);
  const rest = amount.minus(firstPart);
  await post(sql, row, nowMs, [
    { from, to: free(row.uid, wallet), amount: firstPart.toFixed() },
    { from, to: held(row.uid, wallet, 'DEPOSIT_CAP'), amount: rest.toFixed() },
  ]);
  if (rest.gt(0)) {
    await recordCap(sql, exchange, row, { rest, startMs: nowMs, fromMs: nowMs });
  }
  if (row.confirmations >= row.unlockConfirm) {
    await endUnlock(sql, row, nowMs);
    return;
  }
  await recordHold(sql, {
    ...holdOf(row),
    amount: firstPart.toFixed(),
    reason: 'UNLOCK_CONFIRM',
    inLedger: false,
    startMs: nowMs,
    releaseMs: null,
  });
}

interface Capped {
  readonly rest: Decimal;
  readonly startMs: number;
  /** The day that the next part waits for begins. */
  readonly fromMs: number;
}

/** The row says when all of it is free, the hold when the next part is. */
async function recordCap(sql: Sql, exchange: Exchange, row: DepositRow, capped: Capped): Promise<void> {
  const { rest, startMs, fromMs } = capped;
  const { dailyCap } = findRoute(exchange, row.coin, row.chain, fromMs);
  const days = rest.div(dailyCap).toDecimalPlaces(0, Decimal.ROUND_UP).toNumber();
  const dayMs = lifeMs(exchange, DAY_MS);
  const nextMs = Math.round(fromMs + dayMs);
  await recordHold(sql, {
    ...holdOf(row),
    amount: rest.toFixed(),
    reason: 'DEPOSIT_CAP',
    inLedger: true,
    startMs,
    releaseMs: nextMs,
  });
  await sql
    .update(deposits)
    .set({ releaseAt: Math.round(fromMs + days * dayMs) })
    .where(eq(deposits.id, row.id));
  await scheduleJob(sql, { kind: RELEASE_JOB, reference: row.id, dueMs: nextMs });
}

function holdOf(row: DepositRow) {
  return { uid: row.uid, wallet: walletOf(row), coin: row.coin, refType: REF_TYPE, refId: row.id };
}

function walletOf(row: DepositRow): Wallet {
  return row.wallet as Wallet;
}

interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly amount: string;
}

/** What comes from outside is a deposit; coins that were here already are released. */
function post(sql: Sql, row: DepositRow, atMs: number, steps: readonly Step[]): Promise<void> {
  const kind = steps.some(({ from }) => from.uid === HOUSE_UID) ? 'deposit' : 'release';
  const transfers = steps.map((step) => ({ ...step, coin: row.coin }));
  return postMovement(sql, { kind, uid: row.uid, reference: row.id, atMs, transfers });
}
