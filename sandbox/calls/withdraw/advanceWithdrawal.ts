import { eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import type { JobHandler } from '#sandbox/books/life/createLife.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { findSuspension } from '#sandbox/server/api/describeCoin.ts';
import { makeTransaction } from '../deposit/makeTransaction.ts';
import { giveBack, sendOut, type Withdrawal } from './bookWithdrawal.ts';
import { nextStep, type Progress, waitOf } from './withdrawalSteps.ts';
import { OPEN_STATUSES, UNDONE_STATUSES, type WithdrawStatus } from './withdrawStatus.ts';

export const STEP_JOB = 'withdraw/step';

/** Behind the id in the reference of a job: what the user was asked for has come, or is waited for. */
const INFORMED = '/informed';
const WAITING = '/waiting';

type Rules = Pick<Exchange, 'hasTriggers' | 'startedAtMs' | 'speed'>;

/** Plans the next step of a withdrawal that is on its way. */
export async function planStep(
  sql: Sql,
  exchange: Rules,
  withdrawal: Withdrawal,
  { nowMs, isInformed = false }: { readonly nowMs: number; readonly isInformed?: boolean },
): Promise<void> {
  const waitMs = waitOf(progressOf(withdrawal, isInformed), exchange);
  await scheduleJob(sql, {
    kind: STEP_JOB,
    reference: withdrawal.id + (isInformed ? INFORMED : isWaiting(withdrawal) ? WAITING : ''),
    dueMs: nowMs + lifeMs(exchange, waitMs),
  });
}

/** Leads a withdrawal one step on; one that was cancelled meanwhile stays so. */
export function createStepHandler(exchange: Rules): JobHandler {
  return async (sql, reference, nowMs) => {
    const [id = ''] = reference.split('/');
    const [row] = await sql.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    if (row === undefined || !isAmong(OPEN_STATUSES, row.status)) {
      return;
    }
    // What was waited for has come before the wait was over; another job leads the withdrawal on.
    if (reference.endsWith(WAITING) && !isWaiting(row)) {
      return;
    }
    const { coin, chain } = row;
    const isClosed =
      findSuspension(coin, chain, 'withdraw', { nowMs, startedAtMs: exchange.startedAtMs }) !== undefined;
    const progress = progressOf(row, reference.endsWith(INFORMED));
    const { status, confirmations, failCode, isInformed } = nextStep(progress, { ...exchange, isClosed });
    const txId =
      status === 'BlockchainConfirmed' && row.txId === '' ? makeTransaction(chain, id).txId : row.txId;
    const changed = { status, confirmations, failCode, txId, updatedAt: nowMs };
    await sql.update(withdrawals).set(changed).where(eq(withdrawals.id, id));
    if (status === 'success') {
      await sendOut(sql, row, nowMs);
    } else if (isAmong(UNDONE_STATUSES, status)) {
      await giveBack(sql, row, nowMs);
    } else {
      await planStep(sql, exchange, { ...row, ...changed }, { nowMs, isInformed });
    }
  };
}

function progressOf(row: Withdrawal, isInformed: boolean): Progress {
  const { confirmations, needConfirm, remark, chain } = row;
  const status = row.status as WithdrawStatus;
  return {
    status,
    confirmations,
    needConfirm,
    remark,
    isInformed,
    etaSeconds: CHAIN_BY_CODE.get(chain)?.etaSeconds ?? 0,
  };
}

function isWaiting({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status === 'MoreInformationRequired';
}

function isAmong(statuses: readonly string[], status: string): boolean {
  return statuses.includes(status);
}
