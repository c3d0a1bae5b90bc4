import { useTranslation } from 'react-i18next';
import { oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import {
  defineRecordList,
  type RecordDrawerProps,
  type RecordSumsProps,
} from '#app/features/recordList/defineRecordList.ts';
import { choiceFilter, readCoin, readNotional } from '#app/features/recordList/recordFilters.ts';
import { pageOf, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { conversionSteps } from '#app/features/recordList/recordSteps.ts';
import { sumCoins } from '#app/features/recordList/sumPairs.ts';
import {
  amountColumn,
  idColumn,
  statusColumn,
  textColumn,
  timeColumn,
} from '#app/features/recordList/table/columns.tsx';
import { amountFact, idFact, textFact } from '#app/features/recordList/table/facts.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { ok } from '#shared/result/result.ts';
import { listTransfers, STATUSES, type Transfer, type TransferFilters } from './madeUpTransfers.ts';

const DAY_MS = 86_400_000;

/** A call with cursors that takes seven days at a time, so that longer periods are asked for in steps. */
function transferSource(words: TransferFilters): RecordSource<Transfer> {
  return {
    id: 'transfers',
    key: JSON.stringify(words),
    maxSpanMs: 7 * DAY_MS,
    maxLimit: 50,
    load: async (_request, ask) => ok(pageOf(await listTransfers({ ...words, ...ask }), ask, Date.now())),
  };
}

/** A record list as a screen defines it: five columns, three filters, sums, a file and the details of a row. */
export const TRANSFERS = defineRecordList({
  id: 'gallery-transfers',
  label: () => 'Transfers',
  period: { maxDays: 180, initial: { kind: 'preset', preset: '30d' } },
  filters: {
    coin: { kind: 'text', label: () => 'Coin', read: readCoin, fault: () => 'A coin has no spaces' },
    status: choiceFilter({
      label: () => 'Status',
      values: STATUSES,
      name: (status, t) => t(`records.status.${status}`),
    }),
    min: { kind: 'text', label: () => 'At least', read: readNotional, fault: () => 'Enter a number' },
  },
  sources: (words) => [transferSource(words)],
  columns: () => [
    timeColumn<Transfer>('Time', { line: 2 }),
    amountColumn<Transfer>('amount', 'Amount', ({ amount, coin }) => ({ amount, coin }), { line: 1 }),
    textColumn<Transfer>('to', 'To', ({ to }) => to),
    statusColumn<Transfer>('Status', ({ status }) => status, { line: 2 }),
    idColumn<Transfer>('Transfer ID'),
  ],
  selection: { Actions: ({ rows }) => <span>{rows.map(({ coin }) => coin).join(', ')}</span> },
  sums: TransferSums,
  csv: {
    fileName: () => 'transfers.csv',
    shape: () =>
      shapeCsv<Transfer, Transfer>(
        [
          { title: 'Time', kind: 'time', cell: ({ atMs }) => String(atMs) },
          { title: 'Amount', kind: 'decimal', cell: ({ amount }) => amount },
          { title: 'Coin', kind: 'text', cell: ({ coin }) => coin },
          { title: 'Transfer ID', kind: 'text', cell: ({ id }) => id },
        ],
        oneLine,
      ),
  },
  detail: {
    nameOf: ({ amount, coin }) => `transfer of ${amount} ${coin}`,
    search: { label: () => 'Open by ID', fault: () => 'An ID has 6 to 64 characters' },
    Drawer: TransferDrawer,
  },
  empty: ({ widen, clear }) => ({
    text: 'No transfers in this period.',
    action:
      widen === null
        ? { label: 'Clear filters', onClick: clear }
        : { label: 'Show older records', onClick: widen },
  }),
});

function TransferSums({ rows, ...props }: RecordSumsProps<Transfer>) {
  return (
    <SumTable
      {...props}
      title="Sums by coin"
      sums={sumCoins(rows)}
      keyOf={({ coin }) => coin}
      columns={[
        { title: 'Coin', cell: ({ coin }) => coin },
        { title: 'Amount', cell: ({ amount }) => amount },
      ]}
    />
  );
}

function TransferDrawer({ row, onClose }: RecordDrawerProps<Transfer>) {
  const { t } = useTranslation();
  const { id, amount, coin, to, status, atMs, explorer } = row;
  return (
    <RecordDetail
      onClose={onClose}
      title={`${amount} ${coin}`}
      steps={conversionSteps(status, { createdAtMs: atMs, endedAtMs: atMs })}
      meaning={`This transfer is ${status}.`}
      facts={[
        amountFact('Amount', { amount, coin }, t),
        textFact('To', to),
        idFact('Transfer ID', id, explorer),
      ]}
    />
  );
}
