import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { reconciliationSheet } from '../files/content/reconcile.ts';
import type { FileDocument, Sheet } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assess.ts';
import type { CostMethod } from './matchLots.ts';
import { calendarPeriod } from './periods.ts';
import { createAssessor, describeAmounts, sumFigures } from './readAssessment.ts';

export interface TaxReportQuestion {
  readonly user: DemoUser;
  readonly year: number;
  readonly method: CostMethod;
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

/** The annual report: every disposal, and the figures of the tax centre to the last digit (screens.md 1.20). */
export async function readTaxReport(
  sql: Sql,
  exchange: Exchange,
  { user, year, method, untilMs }: TaxReportQuestion,
): Promise<FileDocument> {
  const { startMs, endMs } = calendarPeriod(year);
  const coins = await createAssessor(exchange)(sql, {
    uids: [user.id],
    owners: [user.id],
    period: { startMs, endMs: Math.min(endMs, untilMs) },
    method,
  });
  return {
    title: `Tax report ${year}`,
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['Year', String(year)],
      ['Method', method],
      ['Figures', 'USD, at the prices of the minute'],
      ['Note', 'This is no tax advice.'],
    ],
    main: disposalSheet(coins),
    summaries: [
      figureSheet(coins),
      reconciliationSheet(coins.map((coin) => ({ coin: coin.coin, ...describeAmounts(coin) }))),
      missingSheet(coins),
    ].filter(({ rows }) => rows.length > 0),
    timezone: 'UTC',
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
    rows: coins.flatMap(({ coin, missingCost }) =>
      missingCost.map(({ txId, amount, atMs }) => [String(atMs), coin, amount.toFixed(), txId]),
    ),
  };
}
