import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { calendarPeriod, type Period } from '#shared/tax/periods.ts';
import { reconciliationSheet } from '../files/content/reconcile.ts';
import type { FileDocument, Sheet } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assess.ts';
import { createPriceAt } from './createPriceAt.ts';
import { type CostMethod, USD_DIGITS } from './matchLots.ts';
import { createAssessor, describeAmounts, sumFigures } from './readAssessment.ts';
import { readEvents } from './readEvents.ts';

const TITLES = {
  annual: 'Tax report',
  gainLoss: 'Gains and losses',
  income: 'Income',
  transactions: 'Transactions',
} as const;

export interface TaxReportQuestion {
  readonly user: DemoUser;
  /** Whose coins, taken together: the user's own, or those of the family. */
  readonly uids: readonly number[];
  readonly year: number;
  readonly method: CostMethod;
  readonly report: keyof typeof TITLES;
  /** What came later is not in it. */
  readonly untilMs: number;
}

const FIGURES: readonly (keyof ReturnType<typeof sumFigures>)[] = [
  'disposals',
  'proceeds',
  'cost',
  'gain',
  'income',
  'fees',
  'taxWithheld',
];

/**
 * A report of a year (screens.md 1.20, 0.2b): every disposal, all income or all transactions; the annual one has
 * everything. Its figures are those of the tax centre to the last digit.
 */
export async function readTaxReport(
  sql: Sql,
  exchange: Exchange,
  { user, uids, year, method, report, untilMs }: TaxReportQuestion,
): Promise<FileDocument> {
  const { startMs, endMs } = calendarPeriod(year);
  const period = { startMs, endMs: Math.min(endMs, untilMs) };
  const owners = [...new Set([user.id, ...uids])];
  const coins = await createAssessor(exchange)(sql, { uids, owners, period, method });
  const amounts = reconciliationSheet(coins.map((coin) => ({ coin: coin.coin, ...describeAmounts(coin) })));
  const sheets = {
    annual: () => [disposalSheet(coins), figureSheet(coins), amounts, missingSheet(coins)],
    gainLoss: () => [disposalSheet(coins), figureSheet(coins), missingSheet(coins)],
    income: () => [incomeSheet(coins), figureSheet(coins)],
    transactions: async () => [await readTransactionSheet(sql, exchange, { uids, period }), amounts],
  };
  const [main = disposalSheet([]), ...summaries] = await sheets[report]();
  return {
    title: `${TITLES[report]} ${year}`,
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ...nameOthers(user, uids),
      ['Year', String(year)],
      ['Method', method],
      ['Figures', 'USD, at the prices of the minute'],
      ['Note', 'This is no tax advice.'],
    ],
    main,
    summaries: summaries.filter(({ rows }) => rows.length > 0),
    timezone: 'UTC',
  };
}

/** Whose figures these are, where they are not the user's own alone. */
function nameOthers(user: DemoUser, uids: readonly number[]): FileDocument['facts'] {
  const isOwn = uids.length === 1 && uids[0] === user.id;
  return isOwn ? [] : [['Figures of', uids.join(', ')]];
}

function incomeSheet(coins: readonly CoinAssessment[]): Sheet {
  const incomes = coins.flatMap((coin) => coin.incomes).toSorted((one, other) => one.atMs - other.atMs);
  return {
    title: 'Income',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Income USD', kind: 'amount' },
    ],
    rows: incomes.map(({ atMs, coin, amount, value }) => [
      String(atMs),
      coin,
      amount.toFixed(),
      value.toFixed(),
    ]),
  };
}

/** Every coin that came or went, below zero for one that went. */
async function readTransactionSheet(
  sql: Sql,
  exchange: Pick<Exchange, 'prices'>,
  { uids, period }: { readonly uids: readonly number[]; readonly period: Period },
): Promise<Sheet> {
  const priceAt = createPriceAt(exchange);
  const events = await readEvents(sql, uids, period.endMs);
  return {
    title: 'Transactions',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Kind', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Value USD', kind: 'amount' },
      { title: 'Id', kind: 'text' },
    ],
    rows: events
      .filter(({ atMs }) => atMs >= period.startMs)
      .flatMap(({ id, atMs, nature, changes }) =>
        changes.map(({ coin, amount }) => {
          const value = amount.mul(priceAt(coin, atMs)).toDecimalPlaces(USD_DIGITS);
          return [String(atMs), nature, coin, amount.toFixed(), value.toFixed(), id];
        }),
      ),
  };
}

function disposalSheet(coins: readonly CoinAssessment[]): Sheet {
  const disposals = coins.flatMap((coin) => coin.disposals).toSorted((one, other) => one.atMs - other.atMs);
  return {
    title: 'Disposals',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Proceeds USD', kind: 'amount' },
      { title: 'Cost USD', kind: 'amount' },
      { title: 'Gain USD', kind: 'amount' },
    ],
    rows: disposals.map(({ atMs, coin, amount, proceeds, cost }) => [
      String(atMs),
      coin,
      amount.toFixed(),
      proceeds.toFixed(),
      cost.toFixed(),
      proceeds.minus(cost).toFixed(),
    ]),
  };
}

function figureSheet(coins: readonly CoinAssessment[]): Sheet {
  const line = (name: string, of: readonly CoinAssessment[]) => {
    const figures = sumFigures(of);
    return [name, ...FIGURES.map((figure) => String(figures[figure]))];
  };
  return {
    title: 'Figures',
    columns: [
      { title: 'Coin', kind: 'text' },
      { title: 'Disposals', kind: 'count' },
      { title: 'Proceeds USD', kind: 'amount' },
      { title: 'Cost USD', kind: 'amount' },
      { title: 'Gain USD', kind: 'amount' },
      { title: 'Income USD', kind: 'amount' },
      { title: 'Fees USD', kind: 'amount' },
      { title: 'Tax withheld USD', kind: 'amount' },
    ],
    rows: coins.length === 0 ? [] : [...coins.map((coin) => line(coin.coin, [coin])), line('Total', coins)],
  };
}

function missingSheet(coins: readonly CoinAssessment[]): Sheet {
  return {
    title: 'Missing cost',
    columns: [
      { title: 'Received', kind: 'time' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Transaction', kind: 'text' },
    ],
    rows: coins.flatMap(({ coin, receipts }) =>
      receipts
        .filter(({ costUsd }) => costUsd === undefined)
        .map(({ txId, amount, atMs }) => [String(atMs), coin, amount.toFixed(), txId]),
    ),
  };
}
