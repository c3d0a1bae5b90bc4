import { inArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { taxCosts } from '#sandbox/books/state/schema/records.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { INCOME_KINDS, type IncomeKind } from '#shared/tax/incomeKinds.ts';
import type { Period } from '#shared/tax/periods.ts';
import { zonedDayOf } from '#shared/tax/zonedDays.ts';
import { listFamily, listVisible } from '../records/family.ts';
import { assess } from './assess.ts';
import type { CoinAssessment, Receipt, StatedCost } from './assessment.ts';
import { createPauses } from './createPauses.ts';
import { createPriceAt } from './createPriceAt.ts';
import { sumOf, toMoney } from './lots.ts';
import { createMethodAt, type MethodPlan } from './methodPlan.ts';
import { readEvents } from './readEvents.ts';
import { createRateAt, type Residence } from './residence.ts';

export interface AssessmentQuestion {
  /** The accounts whose coins are taken together. */
  readonly uids: readonly number[];
  /** Who asks: all accounts of the family are one person's, and any of them may have said what coins had cost. */
  readonly user: DemoUser;
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
  /** The fees of conversions and of withdrawals together. */
  readonly fees: string;
  readonly conversionFees: string;
  readonly withdrawalFees: string;
  readonly taxWithheld: string;
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

  return async (sql, { uids, user, residence, plan, period, untilMs }) => {
    const family = listFamily(user).map(({ id }) => id);
    const methodAt = createMethodAt(plan, residence.country);
    const isMatching = methodAt(period.endMs) === 'SHARE_MATCHING';
    const events = await readEvents(sql, family, isMatching ? Math.max(untilMs, period.endMs) : period.endMs);
    const stated = await sql.select().from(taxCosts).where(inArray(taxCosts.uid, family));
    // The last word on a receipt counts, and before it the user's own.
    const byWeight = stated.toSorted(
      (one, other) => Number(one.uid === user.id) - Number(other.uid === user.id) || one.at - other.at,
    );
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
    const costs = new Map(byWeight.map((row) => [`${row.coin}/${row.txId}`, inMoney(row)]));
    return assess(events, {
      asked: new Set(uids),
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
export function missingOf({ receipts }: Pick<CoinAssessment, 'receipts'>): readonly Receipt[] {
  return receipts.filter(({ stated }) => stated === undefined);
}

/** The receipts that a user may see: a sub-account not what came to its main account (screens.md 1.14). */
export function seenBy(user: DemoUser, receipts: readonly Receipt[]): readonly Receipt[] {
  const visible = new Set(listVisible(user).map(({ id }) => id));
  return receipts.filter(({ uid }) => visible.has(uid));
}

/** What is missing of one coin, or of several together. */
export function sumMissing(coins: readonly CoinAssessment[]): MissingCost {
  const missing = coins.flatMap(missingOf);
  const worth = missing.reduce((sum, receipt) => sum.plus(receipt.worth), new Decimal(0));
  return { receipts: missing.length, worth: worth.toFixed() };
}

/** One coin's figures, or those of several together. */
export function sumFigures(coins: readonly CoinAssessment[]): TaxFigures {
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
    income: sum(({ incomes }) => sumOf(incomes, ({ value }) => value)).toFixed(),
    fees: sum(({ conversionFees, withdrawalFees }) => conversionFees.plus(withdrawalFees)).toFixed(),
    conversionFees: sum(({ conversionFees }) => conversionFees).toFixed(),
    withdrawalFees: sum(({ withdrawalFees }) => withdrawalFees).toFixed(),
    taxWithheld: sum(({ withheld }) => sumOf(withheld, ({ value }) => value)).toFixed(),
  };
}

/** Income by what it came from, in the order of the kinds; those without any are left out. */
export function sumIncome(coins: readonly CoinAssessment[]): readonly { kind: IncomeKind; value: string }[] {
  return INCOME_KINDS.flatMap((kind) => {
    const incomes = coins.flatMap((coin) => coin.incomes.filter((income) => income.kind === kind));
    return incomes.length === 0 ? [] : [{ kind, value: sumOf(incomes, ({ value }) => value).toFixed() }];
  });
}

/** Who withholds: all that is in the ledger of the exchange, the exchange has withheld. */
export const WITHHOLDER = 'Sluice';

/** What was withheld, by which tax it is and by whom. */
export function sumWithheld(
  coins: readonly CoinAssessment[],
): readonly { type: string; by: string; value: string }[] {
  const all = coins.flatMap(({ withheld }) => withheld);
  return [...new Set(all.map(({ type }) => type))].toSorted().map((type) => {
    const own = all.filter((each) => each.type === type);
    return { type, by: WITHHOLDER, value: sumOf(own, ({ value }) => value).toFixed() };
  });
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
