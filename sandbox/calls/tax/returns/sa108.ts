import type { Sheet } from '#sandbox/calls/files/fileDocument.ts';
import { type LotRule, sumOf } from '../lots.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, sumRows, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

/** SA108 has a section for cryptoassets, boxes 13.1 to 13.8, since the return of 2024-25; before it, other property. */
const FIRST_CRYPTO_YEAR = 2024;

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
    ['Pounds', 'HMRC lets you round proceeds and gains down, costs and losses up, to the nearest pound'],
  ],
  write: (coins, residence, year) => {
    const rows = readReturnRows(coins, residence);
    return { main: computationSheet(rows, residence), summaries: [boxSheet(rows, residence, year)] };
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

function boxSheet(rows: readonly ReturnRow[], { currency }: Residence, year: number): Sheet {
  const money = createMoneyWriter(currency);
  const { proceeds, cost } = sumRows(rows);
  const gains = [...new Set(rows.map(({ disposal }) => disposal))].map(
    (each) => sumRows(rows.filter(({ disposal }) => disposal === each)).gain,
  );
  const boxes = [
    ['13.1', 'Number of disposals', String(gains.length)],
    ['13.2', 'Disposal proceeds', money(proceeds)],
    ['13.3', 'Allowable costs (including purchase price)', money(cost)],
    [
      '13.4',
      'Gains in the year, before losses',
      money(
        sumOf(
          gains.filter((gain) => gain.gt(0)),
          (gain) => gain,
        ),
      ),
    ],
    [
      '13.5',
      'Losses in the year',
      money(
        sumOf(
          gains.filter((gain) => gain.lt(0)),
          (gain) => gain.abs(),
        ),
      ),
    ],
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
