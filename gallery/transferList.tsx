import { conversionSteps } from '#app/features/conversions/conversionSteps.ts';
import {
  defineRecordList,
  type RecordDrawerProps,
  type RecordSumsProps,
} from '#app/features/recordList/defineRecordList.ts';
import { place, ROW_ID, ROW_TIME, recordFields } from '#app/features/recordList/recordFields.ts';
import { choiceFilter, readCoin, readNotional } from '#app/features/recordList/recordFilters.ts';
import { pageOf, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { sumCoins } from '#app/features/recordList/sumPairs.ts';
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

const TITLES = {
  ...{ time: () => 'Time', amount: () => 'Amount', coin: () => 'Coin', to: () => 'To' },
  ...{ status: () => 'Status', id: () => 'Transfer ID', proof: () => 'Transfer ID' },
};

/** A record list as a screen defines it: five columns, three filters, sums, a file and the details of a row. */
export const TRANSFERS = defineRecordList({
  id: 'gallery-transfers',
  label: () => 'Transfers',
  period: { maxDays: 180, initial: { kind: 'preset', preset: '30d' } },
  filters: {
    coin: { kind: 'text', label: () => 'Coin', read: readCoin, fault: () => 'A coin has no spaces' },
    status: choiceFilter(
      () => 'Status',
      STATUSES,
      (status, t) => t(`records.status.${status}`),
    ),
    min: { kind: 'text', label: () => 'At least', read: readNotional, fault: () => 'Enter a number' },
  },
  sources: (words) => [transferSource(words)],
  fields: recordFields<Transfer>()({
    fields: {
      time: ROW_TIME,
      amount: { kind: 'amount', of: ({ amount, coin }) => ({ amount, coin }), line: 1 },
      coin: { kind: 'text', of: ({ coin }) => coin },
      to: { kind: 'text', of: ({ to }) => to },
      status: { kind: 'status', of: ({ status }) => status },
      id: ROW_ID,
      proof: { kind: 'hash', of: ({ id, explorer }) => ({ id, explorer }) },
    },
    column: place('terms', 'time amount to status id', TITLES),
    detail: place('terms', 'amount to proof', TITLES),
    csv: place('terms', 'time amount coin id', TITLES),
  }),
  selection: { Actions: ({ rows }) => <span>{rows.map(({ coin }) => coin).join(', ')}</span> },
  sums: TransferSums,
  csv: { fileName: () => 'transfers.csv' },
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

function TransferDrawer({ row, facts, onClose }: RecordDrawerProps<Transfer>) {
  const { amount, coin, status, atMs } = row;
  return (
    <RecordDetail
      onClose={onClose}
      title={`${amount} ${coin}`}
      steps={conversionSteps(status, { createdAtMs: atMs, endedAtMs: atMs })}
      meaning={`This transfer is ${status}.`}
      facts={facts}
    />
  );
}
