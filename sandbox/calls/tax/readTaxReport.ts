import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { type Period, taxPeriod } from '#shared/tax/periods.ts';
import { isBeforeRules, taxCountryOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel } from '#shared/tax/taxYears.ts';
import { describePeriod } from '../files/content/describePeriod.ts';
import { reconciliationSheet } from '../files/content/reconcile.ts';
import type { FileDocument } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assessment.ts';
import { holdingSheet } from './holdingSheet.ts';
import { readIdentity, type TaxIdentity } from './identity.ts';
import { incomeKindSheet, incomeSheet, withheldSheet } from './incomeSheets.ts';
import type { MethodPlan } from './methodPlan.ts';
import { createAssessor, describeAmounts, sumMissing } from './readAssessment.ts';
import { disposalSheet, figureSheet, missingSheet } from './reportSheets.ts';
import { type Residence, residenceIn } from './residence.ts';
import { layoutOf } from './returns/layoutOf.ts';
import type { ReturnLayout } from './returns/returnLayout.ts';
import { readTransactionSheet } from './transactionSheet.ts';

const TITLES = {
  annual: 'Tax report',
  gainLoss: 'Gains and losses',
  income: 'Income',
  transactions: 'Transactions',
  form: 'Return',
} as const;

const METHODS: Readonly<Record<CostMethod, string>> = {
  FIFO: 'FIFO',
  LIFO: 'LIFO',
  HIFO: 'HIFO',
  AVERAGE: 'Average',
  SHARE_MATCHING: 'Share matching (TCGA 1992 s. 104 to 106A)',
};

export interface TaxReportQuestion {
  readonly user: DemoUser;
  /** The accounts whose coins are taken together: the user's own, or those of the family. */
  readonly uids: readonly number[];
  readonly year: number;
  /** By whose rules; "" for calendar years of UTC in USD. */
  readonly country: string;
  /** The one of the year. */
  readonly method: CostMethod;
  readonly plan: MethodPlan;
  readonly report: keyof typeof TITLES;
  /** What came later is not in it. */
  readonly untilMs: number;
}

/** A report of a tax year: the figures of the overview, to the last digit, and the rows that they are the sums of. */
export async function readTaxReport(
  sql: Sql,
  exchange: Pick<Exchange, 'prices'>,
  question: TaxReportQuestion,
): Promise<FileDocument> {
  const { user, uids, year, country, plan, report, untilMs } = question;
  const residence = residenceIn(country, country === '' ? 'USD' : user.currency);
  const whole = taxPeriod(country, year);
  const period = { ...whole, endMs: Math.min(whole.endMs, untilMs) };
  const assessed = { uids, user, residence, plan, period, untilMs };
  const coins = await createAssessor(exchange)(sql, assessed);
  const amounts = reconciliationSheet(coins.map((coin) => ({ coin: coin.coin, ...describeAmounts(coin) })));
  const figures = figureSheet(coins, residence);
  const missing = missingSheet(coins, { residence, user });
  const [kinds, withheld] = [incomeKindSheet(coins, residence), withheldSheet(coins, residence)];
  const layout = layoutOf(country, year);
  const sheets = {
    annual: () => [
      ...[disposalSheet(coins, residence), figures, kinds, withheld, amounts],
      ...[holdingSheet(coins, residence, period.endMs), missing],
    ],
    gainLoss: () => [disposalSheet(coins, residence), figures, missing],
    income: () => [incomeSheet(coins, residence), kinds, withheld, figures],
    form: () => {
      const written = layout.write(coins, residence, year);
      // Without disposals there is nothing to copy, and no totals of nothing.
      const isEmpty = coins.every(({ disposals }) => disposals.length === 0);
      return [written.main, ...(isEmpty ? [] : [...written.summaries, withheld, missing])];
    },
    transactions: async () => [
      await readTransactionSheet(sql, exchange, { uids, period, residence }),
      amounts,
    ],
  };
  const [main = disposalSheet([], residence), ...summaries] = await sheets[report]();
  const identity = readIdentity((await readUser(sql, user.id)).taxIdentity);
  return {
    title: `${report === 'form' ? layout.title : TITLES[report]} ${taxYearLabel(country, year)}`,
    facts: [
      ...(report === 'form' ? describeLayout(layout, year) : []),
      ['Account', `${user.username} (${user.id})`],
      ...nameOthers(user, uids),
      ...(country === '' ? [] : [['Country', country] as const]),
      ['Tax number', numberOf(identity, country)],
      ...describeYear(question, residence, whole),
      ['Complete', describeMissing(coins, residence)],
      ['Note', 'This is no tax advice.'],
    ],
    hasFactsInCsv: true,
    main,
    summaries: summaries.filter(({ rows }) => rows.length > 0),
    // Tax programs read the times of transactions as UTC.
    timezone: report === 'transactions' ? 'UTC' : residence.timeZone,
  };
}

/** The number that the country gave out; none of another country stands in a return of this one. */
function numberOf(identity: TaxIdentity | undefined, country: string): string {
  const isOwn = identity !== undefined && (country === '' || identity.country === country);
  return isOwn ? `${identity.type} ${identity.idMasked}` : 'Not given for this country';
}

/** The form in whose order rows are; it is filled in by the reader, and is none of the tax office's. */
function describeLayout({ name, facts }: ReturnLayout, year: number): FileDocument['facts'] {
  return [
    ['Layout', name],
    ['Use', 'To copy into your return. This is no official form and no certificate.'],
    ['Rounding', 'Each amount so that a column comes to its rounded sum'],
    ['Not in it', 'Income, which is in a report of its own'],
    ...facts(year),
  ];
}

function describeYear(
  { year, country, method, untilMs }: TaxReportQuestion,
  { currency, timeZone }: Residence,
  whole: Period,
): FileDocument['facts'] {
  const rules = taxCountryOf(country);
  const isOpen = whole.endMs > untilMs;
  return [
    ['Year', taxYearLabel(country, year)],
    ['Period', describePeriod(whole, timeZone) + (isOpen ? ', not over: these are the figures so far' : '')],
    ['Currency', `${currency}, at the prices of the minute and the rate of the day`],
    ['Method', METHODS[method]],
    ...(rules === undefined ? [['Rules', 'Those of this country are not known.'] as const] : []),
    ...(isBeforeRules(country, year)
      ? [['Rules', 'Those of this country were others in this year, and are not known.'] as const]
      : []),
    ...(rules?.notComputed === undefined || isBeforeRules(country, year)
      ? []
      : [['Rules', 'What the law of this country asks for is not computed; lots are given.'] as const]),
  ];
}

/** "No: 2 receipts without a cost, worth 120.5 EUR when they came". */
function describeMissing(coins: readonly CoinAssessment[], { currency }: Residence): string {
  const { receipts, worth } = sumMissing(coins);
  const count = receipts === 1 ? '1 receipt' : `${receipts} receipts`;
  return receipts === 0 ? 'Yes' : `No: ${count} without a cost, worth ${worth} ${currency} when they came`;
}

/** The accounts whose figures these are, where they are not the user's own alone. */
function nameOthers(user: DemoUser, uids: readonly number[]): FileDocument['facts'] {
  const isOwn = uids.length === 1 && uids[0] === user.id;
  return isOwn ? [] : [['Figures of', uids.join(', ')]];
}
