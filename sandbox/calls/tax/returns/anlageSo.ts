import type { Column, Sheet } from '#sandbox/calls/files/fileDocument.ts';
import type { Residence } from '../residence.ts';
import { createMoneyWriter, createTotals, writeDay } from './returnCells.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { type ReturnRow, readReturnRows } from './returnRows.ts';

/** Germany: Anlage SO, private Veräußerungsgeschäfte (EStG § 22 no. 2, § 23(1) no. 2), in the words of the form. */
export const ANLAGE_SO: ReturnLayout = {
  title: 'Anlage SO',
  name: 'Anlage SO: Private Veräußerungsgeschäfte, virtuelle Währungen und/oder sonstige Token (§ 23 EStG)',
  facts: (year) => [
    [
      'Zeilen',
      year >= 2023 ? '41 bis 47; ihre Nummern können sich je Jahr ändern' : 'Andere Wirtschaftsgüter',
    ],
    // EStG § 23(3) sentence 5; Wachstumschancengesetz of 27 March 2024.
    [
      'Freigrenze',
      `${year >= 2024 ? '1000' : '600'} EUR Gesamtgewinn im Kalenderjahr (§ 23 Abs. 3 Satz 5 EStG)`,
    ],
    ['Werbungskosten', 'Gebühren der Konvertierungen sind im Veräußerungspreis abgezogen'],
  ],
  write: (coins, residence) => {
    const rows = readReturnRows(coins, residence, true);
    const [taxed, free] = [rows.filter(({ isLong }) => !isLong), rows.filter(({ isLong }) => isLong)];
    return {
      main: dealSheet('Veräußerungsgeschäfte', taxed, residence),
      summaries: [
        totalSheet({ taxed, free, rows }, residence),
        dealSheet('Länger als ein Jahr gehalten', free, residence),
      ],
    };
  },
};

const AMOUNTS: readonly Column[] = [
  { title: 'Veräußerungspreis EUR', kind: 'amount' },
  { title: 'Anschaffungskosten EUR', kind: 'amount' },
  { title: 'Werbungskosten EUR', kind: 'amount' },
  { title: 'Gewinn oder Verlust EUR', kind: 'amount' },
];

function dealSheet(title: string, rows: readonly ReturnRow[], { currency, timeZone }: Residence): Sheet {
  const money = createMoneyWriter(currency);
  return {
    title,
    columns: [
      { title: 'Nr.', kind: 'count' },
      { title: 'Bezeichnung', kind: 'text' },
      { title: 'Menge', kind: 'amount' },
      { title: 'Zeitpunkt der Anschaffung', kind: 'text' },
      { title: 'Zeitpunkt der Veräußerung', kind: 'text' },
      { title: 'Haltedauer in Tagen', kind: 'count' },
      ...AMOUNTS,
      { title: 'Zugänge ohne Anschaffungskosten', kind: 'count' },
    ],
    rows: rows.map((row) => [
      ...[String(row.disposal), row.coin, row.amount.toFixed()],
      ...[writeDay(row.acquiredMs, timeZone, 'german'), writeDay(row.disposedMs, timeZone, 'german')],
      ...[String(row.days ?? ''), money(row.proceeds), money(row.cost), '', money(row.gain)],
      String(row.unknown),
    ]),
  };
}

interface Parts {
  readonly taxed: readonly ReturnRow[];
  readonly free: readonly ReturnRow[];
  readonly rows: readonly ReturnRow[];
}

function totalSheet({ taxed, free, rows }: Parts, { currency }: Residence): Sheet {
  const line = createTotals(currency, ['']);
  return {
    title: 'Summen',
    columns: [{ title: 'Summe', kind: 'text' }, { title: 'Zeilen', kind: 'count' }, ...AMOUNTS],
    rows: [
      line('Steuerpflichtig (§ 23 EStG)', taxed),
      line('Steuerfrei: länger als ein Jahr gehalten', free),
      line('Alle', rows),
    ],
  };
}
