import type { InferOutput } from 'valibot';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import { type Hold, readHolds } from '#sandbox/books/ledger/holds.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import type { FreezeReason } from '#shared/endpoints/enums.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { readWithdrawable } from '../withdraw/readWithdrawable.ts';
import { readPause } from './readPause.ts';

type Reason = InferOutput<typeof FreezeReason>;
type Frozen = ResultOf<'riskLimitList'>['list'][number];

const USD_DIGITS = 8;
/** Locks are of a day. */
const LOCK_MS = 24 * 3_600_000;

/** What a user can do about each reason, and where. */
const ACTIONS: Readonly<Record<Reason, Frozen['action']>> = {
  UNLOCK_CONFIRM: { type: 'none' },
  WITHDRAWING: { type: 'cancel', url: '/user/assets/withdraw/' },
  LIMIT_ORDER: { type: 'cancel', url: '/user/assets/exchange/history' },
  P2P_ORDER: { type: 'contact' },
  P2P_DEPOSIT: { type: 'none' },
  BUY_HOLD: { type: 'none' },
  COLLATERAL: { type: 'contact' },
  SECURITY_LOCK: { type: 'none' },
  RISK_REVIEW: { type: 'contact' },
  TRAVEL_RULE: { type: 'submit', url: '/user/assets/deposit/' },
  LEGAL: { type: 'contact' },
  DEPOSIT_CAP: { type: 'none' },
  UTA_UPGRADE: { type: 'none' },
};

/** A user's frozen coins with their reasons, the newest first (screens.md 1.13). */
export async function listFrozen(
  sql: Sql,
  exchange: Pick<Exchange, 'prices' | 'speed'>,
  { uid, user, nowMs }: Pick<Asker, 'uid' | 'user' | 'nowMs'>,
  coin?: string,
): Promise<ResultOf<'riskLimitList'>> {
  const holds = await readHolds(sql, uid, coin);
  const locked = await listLocked(sql, exchange, { uid, user, nowMs }, coin);
  const list = [...locked, ...holds].map((hold) => describe(hold, exchange.prices.usd(hold.coin, nowMs)));
  const total = list.reduce((sum, { usd }) => sum.plus(usd), new Decimal(0));
  return { list, totalUsd: total.toFixed() };
}

/** While withdrawals rest, all that could be withdrawn is locked; it can be used for anything else. */
async function listLocked(
  sql: Sql,
  exchange: Pick<Exchange, 'speed'>,
  { uid, user, nowMs }: Pick<Asker, 'uid' | 'user' | 'nowMs'>,
  coin?: string,
): Promise<(Hold & { id: string })[]> {
  const pause = readPause(await readUser(sql, uid), nowMs);
  if (pause === null) {
    return [];
  }
  const withdrawable = await readWithdrawable(sql, user, coin);
  return withdrawable
    .filter(({ amount }) => !amount.isZero())
    .map(({ wallet, coin: locked, amount }) => ({
      id: `lock-${wallet}-${locked}`,
      uid,
      wallet,
      coin: locked,
      amount: amount.toFixed(),
      reason: 'SECURITY_LOCK',
      inLedger: false,
      refType: 'security-lock',
      refId: pause.reason,
      startMs: Math.round(pause.untilMs - lifeMs(exchange, LOCK_MS)),
      releaseMs: pause.untilMs,
    }));
}

function describe(hold: Hold & { id: string }, price: Decimal | undefined): Frozen {
  const reason = hold.reason as Reason;
  const usd = new Decimal(hold.amount).times(price ?? 0).toDecimalPlaces(USD_DIGITS, Decimal.ROUND_DOWN);
  return {
    id: hold.id,
    coin: hold.coin,
    amount: hold.amount,
    usd: usd.toFixed(),
    reason,
    account: hold.wallet,
    startAt: String(hold.startMs),
    ...(hold.releaseMs !== null && { releaseAt: String(hold.releaseMs) }),
    refType: hold.refType,
    refId: hold.refId,
    action: ACTIONS[reason],
  };
}
