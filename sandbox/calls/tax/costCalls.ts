import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { taxCosts } from '#sandbox/books/state/schema/records.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { done, REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implement, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { taxYearRange } from '#shared/tax/taxYears.ts';
import { listVisible } from '../records/family.ts';
import { createPriceAt } from './createPriceAt.ts';
import { keepMethod, readPlan } from './methodPlan.ts';
import { type CoinChange, readEvents } from './readEvents.ts';
import { createRateAt, readResidence } from './residence.ts';
import { worthOf } from './valueEvents.ts';

/** What users say of their taxes: costs that only they know, and the method from a year on (screens.md 0.2a, 0.2c). */
export function createCostCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  const priceAt = createPriceAt(exchange);
  const unitOf = (currency: string): boolean =>
    currency === 'USD' || FIATS.some((fiat) => fiat.currency === currency);

  /** What it cost, in which currency. */
  const readCost = async (
    sql: Sql,
    { cost, costUsd, currency }: Asked<'taxCost'>,
    { asker, receipt, boughtMs }: { asker: Asker; receipt: CoinChange; boughtMs: number },
  ): Promise<{ readonly cost: string; readonly currency: string }> => {
    const residence = await readResidence(sql, asker);
    if (costUsd !== undefined) return { cost: costUsd, currency: 'USD' };
    if (cost !== undefined) return { cost, currency: currency ?? residence.currency };
    const values = { currency: residence.currency, priceAt, rateAt: createRateAt(residence, priceAt) };
    const worth = worthOf(values, receipt, boughtMs);
    // Nothing was ever paid for a coin before it had a price.
    if (worth.isZero()) throw new Refusal(REFUSALS.badParameter('isMarketPrice'));
    return { cost: worth.toFixed(), currency: residence.currency };
  };

  return [
    implement('taxCost', async (input, asker) => {
      const { coin, txId, currency, acquiredAt } = input;
      const ways = [input.cost !== undefined, input.costUsd !== undefined, input.isMarketPrice === true];
      if (ways.filter(Boolean).length !== 1) {
        return REFUSALS.badParameter('cost');
      }
      const given = input.cost ?? input.costUsd ?? '0';
      if (given.startsWith('-')) {
        return REFUSALS.badParameter(input.cost === undefined ? 'costUsd' : 'cost');
      }
      if (currency !== undefined && !unitOf(currency)) {
        return REFUSALS.badParameter('currency');
      }
      await database.transact(async (sql) => {
        await lockUser(sql, asker.uid);
        const receipt = await findReceipt(sql, asker, { coin, txId });
        const acquiredMs = acquiredAt === undefined ? undefined : Number(acquiredAt);
        // What came had been bought before.
        if (acquiredMs !== undefined && acquiredMs > receipt.atMs) {
          throw new Refusal(REFUSALS.badParameter('acquiredAt'));
        }
        const boughtMs = acquiredMs ?? receipt.atMs;
        const stated = await readCost(sql, input, { asker, receipt, boughtMs });
        await sql
          .delete(taxCosts)
          .where(and(eq(taxCosts.uid, asker.uid), eq(taxCosts.coin, coin), eq(taxCosts.txId, txId)));
        await sql.insert(taxCosts).values({
          ...{ id: randomUUID(), uid: asker.uid, coin, txId, at: asker.nowMs },
          ...{ ...stated, acquiredAt: acquiredMs ?? null },
        });
      });
      return done({});
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

interface FoundReceipt extends CoinChange {
  readonly atMs: number;
}

/** Coins that came to the user or their family from elsewhere. Throws for what is none. */
async function findReceipt(
  sql: Sql,
  { user, nowMs }: Asker,
  { coin, txId }: { readonly coin: string; readonly txId: string },
): Promise<FoundReceipt> {
  const uids = listVisible(user).map(({ id }) => id);
  const lists = await Promise.all(uids.map((uid) => readEvents(sql, [uid], nowMs)));
  for (const { id, atMs, nature, changes } of lists.flat()) {
    const change = changes.find((each) => each.coin === coin && each.amount.greaterThan(new Decimal(0)));
    if (id === txId && nature === 'transfer' && change !== undefined) return { ...change, atMs };
  }
  throw new Refusal(REFUSALS.badParameter('txId'));
}
