import { inArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { taxCosts } from '#sandbox/books/state/schema/records.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Period } from '#shared/tax/periods.ts';
import { zonedDayOf } from '#shared/tax/zonedDays.ts';
import { assess, type CoinAssessment, type Receipt, type StatedCost } from './assess.ts';
import { createPauses } from './createPauses.ts';
import { createPriceAt } from './createPriceAt.ts';
import { toMoney } from './lots.ts';
import { createMethodAt, type MethodPlan } from './methodPlan.ts';
import { readEvents } from './readEvents.ts';
import { createRateAt, type Residence } from './residence.ts';

export interface AssessmentQuestion {
  /** Whose coins, taken together. */
  readonly uids: readonly number[];
  /** Whose word on prices counts. */
  readonly owners: readonly number[];
  readonly residence: Residence;
  readonly plan: MethodPlan;
  readonly period: Period;
  /** Until when events are known: share matching looks beyond the period. */
  readonly untilMs: number;
}

/** Figures of taxes in the currency of the residence (screens.md 1.20). */
export interface TaxFigures {
  readonly disposals: number;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly income: string;
  readonly fees: string;
}

/** Money itself: it costs what it is worth, wherever it came from. */
const CASH = new Set([
  ...COINS.filter(({ yearlyVolatility }) => yearlyVolatility === 0).map(({ coin }) => coin),
  ...FIATS.map(({ currency }) => currency),
]);

/** Reads what a period came to from the ledger, at the prices of the minutes in which things happened. */
export type ReadAssessment = (sql: Sql, question: AssessmentQuestion) => Promise<CoinAssessment[]>;

export function createAssessor({ prices }: Pick<Exchange, 'prices'>): ReadAssessment {
  const priceAt = createPriceAt({ prices });
  const createPause = createPauses();

  return async (sql, { uids, owners, residence, plan, period, untilMs }) => {
    const methodAt = createMethodAt(plan, residence.country);
    const isMatching = methodAt(period.endMs) === 'SHARE_MATCHING';
    const events = await readEvents(sql, uids, isMatching ? Math.max(untilMs, period.endMs) : period.endMs);
    const stated = await sql
      .select()
      .from(taxCosts)
      .where(inArray(taxCosts.uid, [...owners]));
    const rateAt = createRateAt(residence, priceAt);
    const inMoney = ({ cost, currency, acquiredAt, at }: (typeof stated)[number]): StatedCost => {
      const acquiredMs = acquiredAt ?? undefined;
      const own = new Decimal(cost);
      if (currency === residence.currency) return { cost: own, acquiredMs, own, currency };
      // Written when it was another residence: at the rates of the day of the purchase.
      const dayMs = acquiredMs ?? at;
      const rate = currency === 'USD' ? new Decimal(1) : priceAt(currency, dayMs);
      return { cost: toMoney(own.mul(rate).div(rateAt(dayMs))), acquiredMs, own, currency };
    };
    const costs = new Map(stated.map((row) => [`${row.coin}/${row.txId}`, inMoney(row)]));
    return assess(events, {
      ...{ period, methodAt, priceAt, rateAt, currency: residence.currency },
      dayOf: (atMs) => zonedDayOf(residence.timeZone, atMs),
      isCash: (coin) => CASH.has(coin),
      costOf: (coin, eventId) => costs.get(`${coin}/${eventId}`),
      pause: createPause(),
    });
  };
}

/** How many receipts have no cost, and what they were worth when they came, in the currency of the residence. */
export interface MissingCost {
  readonly receipts: number;
  readonly worth: string;
}

/** Receipts whose cost is not known yet. */
export function missingOf({ receipts }: CoinAssessment): readonly Receipt[] {
  return receipts.filter(({ stated }) => stated === undefined);
}

/** What is missing of one coin, or of several together. */
export function sumMissing(coins: readonly CoinAssessment[]): MissingCost {
  const missing = coins.flatMap(missingOf);
  const worth = missing.reduce((sum, receipt) => sum.plus(receipt.worth), new Decimal(0));
  return { receipts: missing.length, worth: worth.toFixed() };
}

/** One coin's figures, or those of several together. */
export function sumFigures(coins: readonly CoinAssessment[]): TaxFigures & { readonly taxWithheld: string } {
  const sum = (of: (coin: CoinAssessment) => Decimal): Decimal =>
    coins.reduce((total, coin) => total.plus(of(coin)), new Decimal(0));
  const disposed = (of: 'proceeds' | 'cost') =>
    sum(({ disposals }) => disposals.reduce((total, disposal) => total.plus(disposal[of]), new Decimal(0)));
  const [proceeds, cost] = [disposed('proceeds'), disposed('cost')];
  return {
    disposals: coins.reduce((count, { disposals }) => count + disposals.length, 0),
    proceeds: proceeds.toFixed(),
    cost: cost.toFixed(),
    gain: proceeds.minus(cost).toFixed(),
    income: sum(({ incomes }) =>
      incomes.reduce((total, { value }) => total.plus(value), new Decimal(0)),
    ).toFixed(),
    fees: sum(({ fees }) => fees).toFixed(),
    taxWithheld: sum(({ taxWithheld }) => taxWithheld).toFixed(),
  };
}

/** What of each coin was there, came, went and is left: opening + in − out = closing. */
export function describeAmounts(coin: Pick<CoinAssessment, 'opening' | 'in' | 'out'>) {
  return {
    opening: coin.opening.toFixed(),
    in: coin.in.toFixed(),
    out: coin.out.toFixed(),
    closing: coin.opening.plus(coin.in).minus(coin.out).toFixed(),
  };
}
