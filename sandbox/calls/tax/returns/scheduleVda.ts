import type { Sheet } from '#sandbox/calls/files/fileDocument.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { indianActOf } from '../indianLaw.ts';
import { sumOf, ZERO } from '../lots.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, sumRows, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

const QUARTERS = [1, 2, 3, 4] as const;
type Quarter = (typeof QUARTERS)[number];

/** India: Schedule VDA of the income-tax return, section 115BBH; losses are set off against nothing. */
export const SCHEDULE_VDA: ReturnLayout = {
  title: 'Schedule VDA',
  name: 'Schedule VDA: income from transfer of virtual digital assets',
  facts: (year) => [
    ['Law', indianActOf(year, '115BBH')],
    ['Head of income', 'Capital Gain; choose Business where the assets are your stock in trade'],
    ['Losses', 'Nil in the schedule: no loss may be set off'],
    ['Quarters', 'By the date of transfer in Indian Standard Time'],
  ],
  write: (coins, residence, year) => {
    const rows = readReturnRows(coins, residence);
    const quarterOf = createQuarters(year);
    return {
      main: transferSheet(rows, residence, quarterOf),
      summaries: [quarterSheet(rows, residence, quarterOf)],
    };
  },
};

type QuarterOf = (row: ReturnRow) => Quarter;

function createQuarters(year: number): QuarterOf {
  const ends = QUARTERS.map((quarter) => taxPeriod('IND', year, quarter).endMs);
  return ({ disposedMs }) => QUARTERS[ends.findIndex((endMs) => disposedMs <= endMs)] ?? 4;
}

/** Nil in case of loss. */
function incomeOf({ gain }: ReturnRow): Decimal {
  return Decimal.max(gain, ZERO);
}

function transferSheet(
  rows: readonly ReturnRow[],
  { currency, timeZone }: Residence,
  quarterOf: QuarterOf,
): Sheet {
  const money = createMoneyWriter(currency);
  return {
    title: 'Schedule VDA',
    columns: [
      { title: 'Sl. No.', kind: 'count' },
      { title: 'Date of Acquisition', kind: 'text' },
      { title: 'Date of Transfer', kind: 'text' },
      { title: 'Head under which income to be taxed', kind: 'text' },
      { title: 'Cost of Acquisition INR', kind: 'amount' },
      { title: 'Consideration Received INR', kind: 'amount' },
      { title: 'Income from transfer INR', kind: 'amount' },
      { title: 'Asset', kind: 'text' },
      { title: 'Quantity', kind: 'amount' },
      { title: 'Quarter', kind: 'text' },
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: rows.map((row, at) => [
      ...[String(at + 1), writeDay(row.acquiredMs, timeZone, 'british')],
      ...[writeDay(row.disposedMs, timeZone, 'british'), 'Capital Gain'],
      ...[money(row.cost), money(row.proceeds), money(incomeOf(row))],
      ...[row.coin, row.amount.toFixed(), `Q${quarterOf(row)}`, String(row.unknown)],
    ]),
  };
}

function quarterSheet(rows: readonly ReturnRow[], { currency }: Residence, quarterOf: QuarterOf): Sheet {
  const money = createMoneyWriter(currency);
  const line = (name: string, of: readonly ReturnRow[]) => {
    const { proceeds, cost, gain } = sumRows(of);
    const income = sumOf(of, incomeOf);
    return [name, String(of.length), ...[cost, proceeds, income, income.minus(gain)].map(money)];
  };
  return {
    title: 'Quarters',
    columns: [
      { title: 'Quarter', kind: 'text' },
      { title: 'Transfers', kind: 'count' },
      { title: 'Cost of Acquisition INR', kind: 'amount' },
      { title: 'Consideration Received INR', kind: 'amount' },
      { title: 'Income from transfer INR', kind: 'amount' },
      { title: 'Losses that are not set off INR', kind: 'amount' },
    ],
    rows: [
      ...QUARTERS.map((quarter) =>
        line(
          `Q${quarter}`,
          rows.filter((row) => quarterOf(row) === quarter),
        ),
      ),
      line('Total', rows),
    ],
  };
}
