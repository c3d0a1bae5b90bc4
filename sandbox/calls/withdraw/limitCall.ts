import { eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import { readHolds } from '#sandbox/books/ledger/holds.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';
import type { CoinChainReference } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asker, implement, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { readPause } from '../security/readPause.ts';
import { provenFromUsd } from './checkAmount.ts';
import { maxOf } from './findTerms.ts';
import {
  endOfDay,
  endOfMonth,
  limitsOf,
  priceOf,
  readUsedUsd,
  startOfDay,
  startOfMonth,
  usdOf,
} from './limits.ts';
import { readWithdrawable, sourcesOf, WALLET_BY_SOURCE } from './readWithdrawable.ts';
import { COOL_DOWN_MS, coolDownSubject } from './submitWithdrawal.ts';
import { fieldsOf, zoneOf } from './travelRule.ts';

type Limit = ResultOf<'withdrawLimit'>;

/** How much can be withdrawn, from where, and what has to be declared for it (screens.md 2.5). */
export function createLimitCall(exchange: Exchange): Call {
  const { database } = exchange;
  return implement('withdrawLimit', async ({ coin, chain }, asker) => {
    const chains = COIN_BY_CODE.get(coin)?.chains.filter((one) => chain === undefined || one.chain === chain);
    if (chains === undefined || chains.length === 0) {
      return REFUSALS.badParameter(chains === undefined ? 'coin' : 'chain');
    }
    const { sql } = database;
    const { uid, user, nowMs } = asker;
    const { dailyUsd, monthlyUsd, nextTier } = limitsOf(user);
    const coolDownMs = await readCoolDown(sql, asker, coin, chain);
    const zone = zoneOf(user);
    const used = async (sinceMs: number) => (await readUsedUsd(sql, uid, sinceMs)).toFixed();
    return reply('withdrawLimit', {
      limitAmountUsd: (await sumFrozenUsd(sql, exchange, asker)).toFixed(),
      withdrawableAmount: await describeWallets(sql, asker, coin),
      daily: {
        limitUsd: String(dailyUsd),
        usedUsd: await used(startOfDay(nowMs)),
        resetAt: String(endOfDay(nowMs)),
      },
      ...(monthlyUsd !== null && {
        monthly: {
          limitUsd: String(monthlyUsd),
          usedUsd: await used(startOfMonth(nowMs)),
          resetAt: String(endOfMonth(nowMs)),
        },
      }),
      single: describeBounds(coin, chains),
      price: priceOf(exchange, coin, nowMs).toFixed(),
      ...(nextTier !== null && { nextTier: { need: nextTier.need, dailyUsd: String(nextTier.dailyUsd) } }),
      ...(coolDownMs > nowMs && { coolDownUntil: String(coolDownMs) }),
      travelRule: {
        required: zone !== '',
        zone,
        fields: [...fieldsOf(zone)],
        thresholdUsd: fieldsOf(zone).includes('ownershipProof')
          ? provenFromUsd(exchange.rates, nowMs).toDecimalPlaces(2).toFixed()
          : '0',
      },
    });
  });
}

/** What is frozen for withdrawals alone, of all coins. */
async function sumFrozenUsd(
  sql: Sql,
  exchange: Pick<Exchange, 'prices'>,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
): Promise<Decimal> {
  const holds = await readHolds(sql, uid);
  return holds
    .filter(({ inLedger }) => !inLedger)
    .reduce((sum, { coin, amount }) => sum.plus(usdOf(exchange, coin, amount, nowMs)), new Decimal(0));
}

async function describeWallets(
  sql: Sql,
  { user }: Pick<Asker, 'user'>,
  coin: string,
): Promise<Limit['withdrawableAmount']> {
  const withdrawable = await readWithdrawable(sql, user, coin);
  const lines = sourcesOf(user).map((source) => {
    const found = withdrawable.find(({ wallet }) => wallet === WALLET_BY_SOURCE[source]);
    const withdrawableAmount = found?.amount.toFixed() ?? '0';
    return [source, { coin, withdrawableAmount, availableBalance: found?.free.toFixed() ?? '0' }] as const;
  });
  return Object.fromEntries(lines);
}

/** The widest bounds of the chains in question. */
function describeBounds(coin: string, chains: readonly CoinChainReference[]): Limit['single'] {
  return {
    min: Decimal.min(...chains.map(({ withdrawMin }) => withdrawMin)).toFixed(),
    max: Decimal.max(...chains.map((chain) => maxOf(coin, chain))).toFixed(),
  };
}

/** Until when the next withdrawal has to wait: a pause after a change, or the ten seconds after the last one. */
async function readCoolDown(
  sql: Sql,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
  coin: string,
  chain: string | undefined,
): Promise<number> {
  const pause = readPause(await readUser(sql, uid), nowMs);
  if (pause !== null || chain === undefined) {
    return pause?.untilMs ?? 0;
  }
  const [turn] = await sql
    .select({ at: attempts.at })
    .from(attempts)
    .where(eq(attempts.id, coolDownSubject(uid, coin, chain)));
  // As in takeTurn.ts: a turn from before the clock was set back keeps nobody waiting.
  return turn === undefined || turn.at > nowMs + COOL_DOWN_MS ? 0 : turn.at + COOL_DOWN_MS;
}
