import { eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { isSenderRefused } from '../travelRule/checkSender.ts';
import {
  bookDeposit,
  type DepositRow,
  endUnlock,
  RELEASE_JOB,
  releasePart,
  releaseTravelRule,
} from './bookDeposit.ts';
import {
  blocksPerTick,
  CREDITED_STATUSES,
  type DepositEvent,
  type DepositStatus,
  nextStatus,
} from './depositStatus.ts';

const BLOCK_JOB = 'deposit/block';
const CREDIT_JOB = 'deposit/credit';
const REORGANISE_JOB = 'deposit/reorganise';
const SETTLE_JOB = 'deposit/settle';
export const REVIEW_JOB = 'deposit/review-sender';

/** How long one confirmation takes (screens.md 3.6). */
export const TICK_MS = 3_000;
/** How long a confirmed deposit is being processed. */
const PROCESSING_MS = 1_000;
/** How long it is not known what becomes of it after the chain was reorganised. */
const ROLLBACK_MS = 10_000;

interface First {
  readonly id: string;
  /** How it is to end after a reorganisation; undefined where there is none. */
  readonly ending: DepositEvent | undefined;
  readonly nowMs: number;
}

/** Plans what happens first to a deposit that was just seen. */
export async function scheduleFirst(
  sql: Sql,
  exchange: Exchange,
  { id, ending, nowMs }: First,
): Promise<void> {
  const dueMs = nowMs + lifeMs(exchange, TICK_MS);
  await scheduleJob(
    sql,
    ending === undefined
      ? { kind: BLOCK_JOB, reference: `${id}/1`, dueMs }
      : { kind: REORGANISE_JOB, reference: `${id}/${ending}`, dueMs },
  );
}

/** Plans the next block of a deposit that has confirmations already; for those that a new exchange begins with. */
export async function scheduleNext(sql: Sql, exchange: Exchange, row: DepositRow): Promise<void> {
  const tick = Math.ceil(row.confirmations / blocksPerTick(row.unlockConfirm)) + 1;
  await scheduleBlock(sql, exchange, row, tick);
}

/** The `tick`-th block after the deposit was seen; when several are late they come one after the other at once. */
async function scheduleBlock(sql: Sql, exchange: Exchange, row: DepositRow, tick: number): Promise<void> {
  await scheduleJob(sql, {
    kind: BLOCK_JOB,
    reference: `${row.id}/${tick}`,
    dueMs: row.createdAt + tick * lifeMs(exchange, TICK_MS),
  });
}

/** What happens to deposits without being asked; each job is about a deposit's id, and what stands behind its slash. */
export function createDepositJobs(exchange: Exchange) {
  /** The deposit may be changed by nothing else until the transaction ends. */
  async function lock(sql: Sql, reference: string): Promise<[row: DepositRow | undefined, rest: string]> {
    const [id = '', rest = ''] = reference.split('/');
    const [row] = await sql.select().from(deposits).where(eq(deposits.id, id)).for('update');
    return [row, rest];
  }

  async function addBlock(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row, tick] = await lock(sql, reference);
    if (row === undefined) {
      return;
    }
    const { status, needConfirm, unlockConfirm } = row;
    const confirmations = Math.min(row.confirmations + blocksPerTick(unlockConfirm), unlockConfirm);
    await sql.update(deposits).set({ confirmations }).where(eq(deposits.id, row.id));
    if (confirmations >= needConfirm && (await move(sql, row, 'confirmed'))) {
      const dueMs = nowMs + lifeMs(exchange, PROCESSING_MS);
      await scheduleJob(sql, { kind: CREDIT_JOB, reference: row.id, dueMs });
    }
    if (confirmations < unlockConfirm) {
      await scheduleBlock(sql, exchange, row, Number(tick) + 1);
    } else if (status === 3) {
      await endUnlock(sql, row, nowMs);
    }
  }

  async function credit(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row] = await lock(sql, reference);
    if (row === undefined || !(await move(sql, row, 'credited'))) {
      return;
    }
    await sql.update(deposits).set({ successAt: nowMs }).where(eq(deposits.id, row.id));
    await bookDeposit(sql, exchange, row, nowMs);
  }

  async function reorganise(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row] = await lock(sql, reference);
    if (row !== undefined && (await move(sql, row, 'reorganised'))) {
      await scheduleJob(sql, { kind: SETTLE_JOB, reference, dueMs: nowMs + lifeMs(exchange, ROLLBACK_MS) });
    }
  }

  async function settle(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row, ending] = await lock(sql, reference);
    if (row === undefined || !(await move(sql, row, ending as DepositEvent)) || ending !== 'kept') {
      return;
    }
    // After the reorganisation the deposit is in a block again, and by now has all its confirmations.
    const kept = { ...row, confirmations: row.unlockConfirm };
    await sql
      .update(deposits)
      .set({ confirmations: kept.confirmations, successAt: nowMs })
      .where(eq(deposits.id, row.id));
    await bookDeposit(sql, exchange, kept, nowMs);
  }

  async function reviewSender(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row] = await lock(sql, reference);
    if (row === undefined || row.travelRuleStatus !== 2) {
      return;
    }
    const isRefused = exchange.hasTriggers && isSenderRefused(row.questionnaire);
    await sql
      .update(deposits)
      .set({ travelRuleStatus: isRefused ? 3 : 0 })
      .where(eq(deposits.id, row.id));
    if (!isRefused && CREDITED_STATUSES.includes(row.status as DepositStatus)) {
      await releaseTravelRule(sql, exchange, row, nowMs);
    }
  }

  async function release(sql: Sql, reference: string, nowMs: number): Promise<void> {
    const [row] = await lock(sql, reference);
    if (row !== undefined) {
      await releasePart(sql, exchange, row, nowMs);
    }
  }

  return {
    [BLOCK_JOB]: addBlock,
    [CREDIT_JOB]: credit,
    [REORGANISE_JOB]: reorganise,
    [SETTLE_JOB]: settle,
    [REVIEW_JOB]: reviewSender,
    [RELEASE_JOB]: release,
  };
}

/** Takes a deposit along an arrow of its state machine; false where there is none from where it is. */
async function move(sql: Sql, row: DepositRow, event: DepositEvent): Promise<boolean> {
  const status = nextStatus(row.status, event);
  if (status === undefined) {
    return false;
  }
  await sql.update(deposits).set({ status }).where(eq(deposits.id, row.id));
  return true;
}
