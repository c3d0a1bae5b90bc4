import type { Sheet } from '#sandbox/calls/files/fileDocument.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { RULE_NAMES } from '../listDisposals.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, createTotals, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

/** All other countries: what every return asks for of a disposal, in one order. */
export const GENERIC_RETURN: ReturnLayout = {
  title: 'Disposals for a return',
  name: 'General: we have no layout of a form of this country and year',
  facts: () => [],
  write: (coins, residence) => {
    const rows = readReturnRows(coins, residence);
    return { main: disposalSheet(rows, residence), summaries: [totalSheet(rows, residence)] };
  },
};

function disposalSheet(rows: readonly ReturnRow[], { country, currency, timeZone }: Residence): Sheet {
  const money = createMoneyWriter(currency);
  const hasTerms = taxCountryOf(country)?.holding !== undefined;
  return {
    title: 'Disposals',
    columns: [
      { title: 'No.', kind: 'count' },
      { title: 'Asset', kind: 'text' },
      { title: 'Quantity', kind: 'amount' },
      { title: 'Date acquired', kind: 'text' },
      { title: 'Date disposed of', kind: 'text' },
      { title: 'Days held', kind: 'count' },
      { title: 'Matched with', kind: 'text' },
      { title: `Proceeds ${currency}`, kind: 'amount' },
      { title: `Cost ${currency}`, kind: 'amount' },
      { title: `Gain or loss ${currency}`, kind: 'amount' },
      ...(hasTerms ? [{ title: 'Term', kind: 'text' } as const] : []),
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: rows.map((row) => [
      ...[String(row.disposal), row.coin, row.amount.toFixed()],
      ...[writeDay(row.acquiredMs, timeZone, 'iso'), writeDay(row.disposedMs, timeZone, 'iso')],
      ...[String(row.days ?? ''), RULE_NAMES[row.rule]],
      ...[money(row.proceeds), money(row.cost), money(row.gain)],
      ...(hasTerms ? [row.isLong ? 'Long' : 'Short'] : []),
      String(row.unknown),
    ]),
  };
}

function totalSheet(rows: readonly ReturnRow[], { currency }: Residence): Sheet {
  const names = [...new Set(rows.map(({ coin }) => coin))].toSorted();
  const line = createTotals(currency);
  return {
    title: 'Totals',
    columns: [
      { title: 'Asset', kind: 'text' },
      { title: 'Rows', kind: 'count' },
      { title: `Proceeds ${currency}`, kind: 'amount' },
      { title: `Cost ${currency}`, kind: 'amount' },
      { title: `Gain or loss ${currency}`, kind: 'amount' },
    ],
    rows: [
      ...names.map((name) =>
        line(
          name,
          rows.filter(({ coin }) => coin === name),
        ),
      ),
      line('Total', rows),
    ],
  };
}
