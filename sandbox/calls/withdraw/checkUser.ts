import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { UserState } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { readPause } from '../security/readPause.ts';
import { isBanned } from '../security/withdrawalBan.ts';
import type { Way } from './findWay.ts';
import { refusal } from './refuseWithdrawal.ts';
import { UNDONE_STATUSES } from './withdrawStatus.ts';

type Asks = Asked<'withdrawCreate'>;

/** An order is made at the moment it is sent; an old one may have been overheard. */
const FRESH_MS = 30_000;
/** The same again within this time is a mistake, until the user says it is not (screens.md 0.2a). */
const REPEAT_MS = 60_000;

/**
 * Whether a user may withdraw at all: sub-accounts may not (131076), nor users whose withdrawals rest (131089),
 * are banned (131090), or the wallet they name is being rebuilt (131084).
 */
export async function checkUser(
  sql: Sql,
  state: UserState,
  asks: Pick<Asks, 'coin' | 'timestamp' | 'accountType'>,
  { uid, user, nowMs }: Pick<Asker, 'uid' | 'user' | 'nowMs'>,
): Promise<void> {
  if (Math.abs(nowMs - Number(asks.timestamp)) > FRESH_MS) {
    throw new Refusal(REFUSALS.badParameter('timestamp'));
  }
  if (!COIN_BY_CODE.has(asks.coin)) {
    throw refusal(131097);
  }
  if (user.parentId !== null) {
    throw refusal(131076);
  }
  const pause = readPause(state, nowMs);
  if (pause !== null) {
    throw refusal(131089, { until: String(pause.untilMs), reason: pause.reason });
  }
  if (await isBanned(sql, uid, nowMs)) {
    throw refusal(131090);
  }
  if (user.utaStatus === 'PROCESS' && asks.accountType.split(',').includes('UTA')) {
    throw refusal(131084);
  }
}

/** 131082 for the same withdrawal under another id within a minute, unless it was confirmed; undone ones don't count. */
export async function checkRepeat(
  sql: Sql,
  { coin, amount, confirmRepeat }: Pick<Asks, 'coin' | 'amount' | 'confirmRepeat'>,
  { chain, address, tag }: Pick<Way, 'chain' | 'address' | 'tag'>,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
): Promise<void> {
  if (confirmRepeat === true) {
    return;
  }
  const recent = await sql
    .select({ amount: withdrawals.amount })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.uid, uid),
        gt(withdrawals.createdAt, nowMs - REPEAT_MS),
        eq(withdrawals.coin, coin),
        eq(withdrawals.chain, chain),
        eq(withdrawals.address, address),
        eq(withdrawals.tag, tag),
        notInArray(withdrawals.status, [...UNDONE_STATUSES]),
      ),
    );
  if (recent.some((row) => new Decimal(plain(row.amount)).eq(amount))) {
    throw refusal(131082, { confirmRepeat: true });
  }
}
