import { lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { free } from '#sandbox/books/ledger/place.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import { SETTLE_JOB } from '#sandbox/calls/records/settleTransfer.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { MINUTE_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';

interface TransferRule extends PastRule {
  readonly toUid: number;
  readonly coin: string;
  readonly least: number;
  readonly most: number;
  /** The place of the transfer that fails for lack of coins. */
  readonly failsAt?: number;
  readonly isPending?: boolean;
}

const NOT_ENOUGH = 131212;
/** From the start of the exchange until a pending transfer is settled. */
const SETTLE_MS = MINUTE_MS;
const { main: MAIN, sub: SUB, islamic: ISLAMIC } = USER_ID;

function overTheYear(count: number) {
  return { count, spread: 'even', fromDays: 364, toDays: 0.01 } as const;
}

/** A year of transfers between the main account and its sub-accounts, from funding to funding. */
export const TRANSFERS: PastTable<TransferRule> = {
  name: 'transfer',
  rules: [
    { uid: MAIN, toUid: SUB, coin: 'USDT', least: 200, most: 900, when: overTheYear(9) },
    { uid: SUB, toUid: MAIN, coin: 'USDT', least: 50, most: 190, when: overTheYear(9), failsAt: 7 },
    { uid: MAIN, toUid: ISLAMIC, coin: 'USDT', least: 100, most: 600, when: overTheYear(9), failsAt: 4 },
    { uid: ISLAMIC, toUid: MAIN, coin: 'USDT', least: 20, most: 90, when: overTheYear(9), failsAt: 1 },
    { uid: MAIN, toUid: SUB, coin: 'ETH', least: 1, most: 2, when: overTheYear(8) },
    { uid: SUB, toUid: ISLAMIC, coin: 'USDT', least: 10, most: 60, when: overTheYear(8) },
    {
      ...{ uid: MAIN, toUid: SUB, coin: 'USDC', least: 125.5, most: 125.5 },
      ...{ when: { agoMs: MINUTE_MS }, isPending: true },
    },
  ],
  write: writeTransfer,
};

function writeTransfer(past: Past, { rule, nth, atMs, random }: PastEvent<TransferRule>): void {
  const { uid, toUid, coin, least, most, isPending = false } = rule;
  const { rows } = past;
  const id = `transfer-${String(rows.transfers.length + 1).padStart(4, '0')}`;
  const amount = (Math.round(random.between(least, most) * 100) / 100).toFixed(2);
  const isFailed = nth === rule.failsAt;
  rows.transfers.push({
    id,
    coin,
    // Far more than any account has.
    amount: isFailed ? `9${amount}000` : amount,
    fromUid: uid,
    toUid,
    fromAccountType: 'FUND',
    toAccountType: 'FUND',
    status: isPending ? 'PENDING' : isFailed ? 'FAILED' : 'SUCCESS',
    failCode: isFailed ? NOT_ENOUGH : null,
    at: atMs,
  });
  if (isPending) {
    const dueMs = past.exchange.startedAtMs + lifeMs(past.exchange, SETTLE_MS);
    past.followUps.push((sql) => scheduleJob(sql, { kind: SETTLE_JOB, reference: id, dueMs }));
  } else if (!isFailed) {
    const transfer = { from: free(uid, 'FUND'), to: free(toUid, 'FUND'), coin, amount };
    past.post({ kind: 'transfer', uid, reference: id, atMs, transfers: [transfer] });
  }
}
