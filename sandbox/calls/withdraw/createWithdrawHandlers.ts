import { and, eq, inArray } from 'drizzle-orm';
import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { CoinReference } from '#sandbox/seed/reference/coins/coinReference.ts';
import { COIN_BY_CODE, COINS } from '#sandbox/seed/reference/coins.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import { describeChains } from '#sandbox/server/api/describeCoin.ts';
import { implement, implementOnce, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { countGuess } from '../security/countGuess.ts';
import { createStepHandler, STEP_JOB } from './advanceWithdrawal.ts';
import { giveBack } from './bookWithdrawal.ts';
import { insideTerms } from './findTerms.ts';
import { createLimitCall } from './limitCall.ts';
import { createRecordsCall } from './recordsCall.ts';
import { refusal } from './refuseWithdrawal.ts';
import { submitWithdrawal } from './submitWithdrawal.ts';
import { supplementWithdrawal } from './supplementWithdrawal.ts';
import { VASPS } from './vasps.ts';
import { CANCELLABLE_STATUSES } from './withdrawStatus.ts';

/** `forceChain` of a withdrawal to a user of the exchange (screens.md 2.11). */
const TO_USER = 2;

/** Sending coins out (screens.md 1.17, 2.5, 2.11). */
export function createWithdrawHandlers(exchange: Exchange): AreaHandlers {
  const { database } = exchange;
  return {
    calls: [
      implement('withdrawChains', ({ coin }, { uid, nowMs }) => {
        const coins = COINS.filter((reference) => coin === undefined || reference.coin === coin);
        return coins.length === 0
          ? REFUSALS.closedCoin
          : reply('withdrawChains', {
              uid,
              ...(coin !== undefined && { coin }),
              rows: coins.map((reference) => describeRow(reference, exchange, nowMs)),
            });
      }),

      createLimitCall(exchange),

      implementOnce(
        exchange,
        'withdrawCreate',
        async (sql, input, asker) => {
          const { id, requestId, status, fee, receive } = await submitWithdrawal(sql, exchange, input, asker);
          return reply('withdrawCreate', {
            uid: asker.uid,
            requestId,
            id,
            status: status === 'success' ? 'success' : 'SecurityCheck',
            fee,
            receive,
          });
        },
        {
          notEnough: refuse(131212, 'insufficient balance'),
          before: async ({ forceChain }, { uid, nowMs }) => {
            if (forceChain === TO_USER) await countGuess(database, uid, nowMs);
          },
        },
      ),

      implement('withdrawCancel', ({ id }, { uid, nowMs }) =>
        database.transact(async (sql) => {
          const own = and(eq(withdrawals.id, id), eq(withdrawals.uid, uid));
          const [cancelled] = await sql
            .update(withdrawals)
            .set({ status: 'CancelByUser', updatedAt: nowMs })
            .where(and(own, inArray(withdrawals.status, [...CANCELLABLE_STATUSES])))
            .returning();
          if (cancelled !== undefined) {
            await giveBack(sql, cancelled, nowMs);
            return reply('withdrawCancel', { uid, id, status: 1 });
          }
          const known = await sql.select({ id: withdrawals.id }).from(withdrawals).where(own);
          throw known.length === 0 ? refusal(700004) : refusal(131099);
        }),
      ),

      implement('withdrawSupplement', (input, asker) =>
        database.transact((sql) => supplementWithdrawal(sql, exchange, input, asker)),
      ),

      createRecordsCall(exchange),

      implement('vaspList', () =>
        reply('vaspList', {
          vasp: VASPS.map(({ code, name, country }) => ({ vaspEntityId: code, vaspName: name, country })),
        }),
      ),
    ],
    jobs: { [STEP_JOB]: createStepHandler(exchange) },
  };
}

type Row = ResultOf<'withdrawChains'>['rows'][number];

function describeRow(
  reference: CoinReference,
  { startedAtMs, hasTriggers }: Pick<Exchange, 'startedAtMs' | 'hasTriggers'>,
  nowMs: number,
): Row {
  const { coin } = reference;
  const { min: internalMin } = insideTerms(coin, COIN_BY_CODE.get(coin)?.scale ?? 0);
  const chains = describeChains(reference, { nowMs, startedAtMs, hasTriggers });
  return {
    coin,
    chains: chains.map((chain) => ({ ...chain, internalEnabled: true, internalMin })) as Row['chains'],
  };
}
