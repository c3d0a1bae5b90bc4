import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { done, REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { taxYearRange } from '#shared/tax/taxYears.ts';
import { createCostKeeper } from './keepCosts.ts';
import { keepMethod, readPlan } from './methodPlan.ts';

/** What users say of their taxes: costs that only they know, and the method from a year on (screens.md 0.2a, 0.2c). */
export function createCostCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  const keepCosts = createCostKeeper(exchange);

  return [
    implement('taxCost', async (input, asker) => {
      const { cost, costUsd, isMarketPrice } = input;
      const ways = [cost !== undefined, costUsd !== undefined, isMarketPrice === true];
      if (ways.filter(Boolean).length !== 1) {
        return REFUSALS.badParameter('cost');
      }
      await keepCosts([input], asker, (_row, field) => field);
      return done({});
    }),

    implement('taxCosts', async ({ costs }, asker) => {
      await keepCosts(costs, asker, (row, field) => `costs[${row}].${field}`);
      return reply('taxCosts', { saved: costs.length });
    }),

    implement('taxMethod', async ({ country, fromYear, method }, asker) => {
      if (!methodsOf(country).includes(method)) {
        return REFUSALS.badParameter('method');
      }
      if (taxYearRange(country, fromYear).startMs > asker.nowMs) {
        return REFUSALS.badParameter('fromYear');
      }
      const methods = await database.transact(async (sql) => {
        await lockUser(sql, asker.uid);
        await keepMethod(sql, { uid: asker.uid, country, nowMs: asker.nowMs }, { fromYear, method });
        return readPlan(sql, asker.uid, country);
      });
      return reply('taxMethod', { methods: [...methods] });
    }),
  ];
}
