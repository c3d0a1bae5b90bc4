import type { Sheet } from '#sandbox/calls/files/fileDocument.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import { dayOfDate, zonedDayOf } from '#shared/tax/zonedDays.ts';
import { type LotRule, sumOf } from '../lots.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, sumRows, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

/** SA108 has a section for cryptoassets, boxes 13.1 to 13.8, since the return of 2024-25; before it, other property. */
const FIRST_CRYPTO_YEAR = 2024;

/** Finance Act 2025 s. 7: 18 and 24 instead of 10 and 20 per cent for disposals on or after 30 October 2024, within that year. */
const YEAR_OF_TWO_RATES = 2024;
const NEW_RATES_FROM = dayOfDate(2024, 10, 30);

const RULES: Readonly<Record<LotRule, string>> = {
  lot: 'Lot',
  sameDay: 'Same day',
  thirtyDays: '30 days',
  pool: 'Section 104 holding',
  none: 'No acquisition',
};

/** The United Kingdom: the boxes of SA108, and the computation that HMRC asks to be sent with it. */
export const SA108: ReturnLayout = {
  title: 'SA108',
  name: 'SA108 Capital Gains Tax summary (HMRC), with the computation',
  facts: (year) => [
    ['Section', year >= FIRST_CRYPTO_YEAR ? 'Cryptoassets' : 'Other property, assets and gains'],
    ...(year === YEAR_OF_TWO_RATES
      ? [
          [
            'Rates',
            'They changed on 30 October 2024: the sums before it and from it on are for the calculator of HMRC, whose adjustment goes to box 51',
          ] as const,
        ]
      : []),
    ['Pounds', 'HMRC lets you round proceeds and gains down, costs and losses up, to the nearest pound'],
  ],
  write: (coins, residence, year) => {
    const rows = readReturnRows(coins, residence);
    const boxes = boxSheet(rows, residence, year);
    const summaries = year === YEAR_OF_TWO_RATES ? [boxes, rateSheet(rows, residence)] : [boxes];
    return { main: computationSheet(rows, residence), summaries };
  },
};

function computationSheet(rows: readonly ReturnRow[], { currency, timeZone }: Residence): Sheet {
  const money = createMoneyWriter(currency);
  return {
    title: 'Computation',
    columns: [
      { title: 'Disposal', kind: 'count' },
      { title: 'Date of disposal', kind: 'text' },
      { title: 'Token', kind: 'text' },
      { title: 'Quantity', kind: 'amount' },
      { title: 'Matched with', kind: 'text' },
      { title: 'Date acquired', kind: 'text' },
      { title: 'Disposal proceeds', kind: 'amount' },
      { title: 'Allowable costs', kind: 'amount' },
      { title: 'Gain or loss', kind: 'amount' },
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: rows.map((row) => [
      ...[String(row.disposal), writeDay(row.disposedMs, timeZone, 'british'), row.coin],
      ...[row.amount.toFixed(), RULES[row.rule], writeDay(row.acquiredMs, timeZone, 'british')],
      ...[money(row.proceeds), money(row.cost), money(row.gain), String(row.unknown)],
    ]),
  };
}

/** What disposals come to; by the law a day's disposals of a token are one, which has either a gain or a loss. */
interface BoxSums {
  readonly disposals: number;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly gains: Decimal;
  readonly losses: Decimal;
}

function sumBoxes(rows: readonly ReturnRow[]): BoxSums {
  const { proceeds, cost } = sumRows(rows);
  const results = [...new Set(rows.map(({ disposal }) => disposal))].map(
    (each) => sumRows(rows.filter(({ disposal }) => disposal === each)).gain,
  );
  return {
    ...{ disposals: results.length, proceeds, cost },
    gains: sumOf(
      results.filter((gain) => gain.gt(0)),
      (gain) => gain,
    ),
    losses: sumOf(
      results.filter((gain) => gain.lt(0)),
      (gain) => gain.abs(),
    ),
  };
}

function boxSheet(rows: readonly ReturnRow[], { currency }: Residence, year: number): Sheet {
  const money = createMoneyWriter(currency);
  const { disposals, proceeds, cost, gains, losses } = sumBoxes(rows);
  const boxes = [
    ['13.1', 'Number of disposals', String(disposals)],
    ['13.2', 'Disposal proceeds', money(proceeds)],
    ['13.3', 'Allowable costs (including purchase price)', money(cost)],
    ['13.4', 'Gains in the year, before losses', money(gains)],
    ['13.5', 'Losses in the year', money(losses)],
  ] as const;
  return {
    title: 'SA108 boxes',
    columns: [
      { title: 'Box', kind: 'text' },
      { title: 'What it asks for', kind: 'text' },
      { title: 'Value', kind: 'amount' },
    ],
    // The boxes of other property differ by year.
    rows: boxes.map(([box, what, value]) => [year >= FIRST_CRYPTO_YEAR ? box : '', what, value]),
  };
}

/** The same sums before the change of the rates and from it on; together they are those of the boxes. */
function rateSheet(rows: readonly ReturnRow[], { currency, timeZone }: Residence): Sheet {
  const money = createMoneyWriter(currency);
  const isNew = ({ disposedMs }: ReturnRow): boolean => zonedDayOf(timeZone, disposedMs) >= NEW_RATES_FROM;
  const line = (name: string, of: readonly ReturnRow[]) => {
    const { disposals, proceeds, cost, gains, losses } = sumBoxes(of);
    return [name, String(disposals), ...[proceeds, cost, gains, losses].map(money)];
  };
  return {
    title: 'Change of rates',
    columns: [
      { title: 'Disposed of', kind: 'text' },
      { title: 'Number of disposals', kind: 'count' },
      { title: 'Disposal proceeds', kind: 'amount' },
      { title: 'Allowable costs', kind: 'amount' },
      { title: 'Gains before losses', kind: 'amount' },
      { title: 'Losses', kind: 'amount' },
    ],
    rows: [
      line(
        'From 6 April to 29 October 2024',
        rows.filter((row) => !isNew(row)),
      ),
      line('From 30 October 2024 to 5 April 2025', rows.filter(isNew)),
    ],
  };
}
