import type { ReactNode } from 'react';
import type { RecordStatus } from '#app/features/recordList/fieldValues.ts';
import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { RecordsTable, type RecordsTableProps } from '#app/features/recordList/table/RecordsTable.tsx';
import { RateCell, RateFlip } from '#app/features/recordList/table/rates.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { TimeCell } from '#app/features/recordList/table/TimeCell.tsx';

export interface SampleRow extends RecordRow {
  readonly amount: string;
  readonly rate: string;
  readonly status: RecordStatus;
}

export const AT_MS = Date.UTC(2024, 3, 30, 12, 0, 7);

/** Rows an hour apart, the newest first; a few statuses in turn. */
export function sampleRows(count: number): readonly SampleRow[] {
  const statuses = ['success', 'processing', 'failure', 'partial_fulfillment'] as const;
  return Array.from({ length: count }, (_, at) => ({
    id: `conv_${String(at).padStart(4, '0')}_9f3a1c`,
    atMs: AT_MS - at * 3_600_000,
    isPending: false,
    amount: `${at}.5`,
    rate: '64231.5',
    status: statuses[at % statuses.length] ?? 'success',
  }));
}

/** A history as a screen composes it, with its state; whatever a test hands in replaces it. */
export function SampleTable({
  rows = sampleRows(3),
  ...given
}: Partial<RecordsTableProps<SampleRow>>): ReactNode {
  return (
    <RecordsTable<SampleRow>
      label="Conversions"
      rows={rows}
      nameOf={({ id }) => `conversion ${id}`}
      onOpen={() => undefined}
      openId={null}
      isSortable
      sort={null}
      onSort={() => undefined}
      isLoading={false}
      empty={<p>No conversions in this range</p>}
      page={1}
      before={0}
      total={rows.length}
      hasNext={false}
      onPage={() => undefined}
      columns={[
        {
          id: 'time',
          title: 'Time',
          isFixed: true,
          line: 2,
          compare: (one, other) => one.atMs - other.atMs,
          cell: ({ atMs }) => <TimeCell atMs={atMs} />,
        },
        {
          id: 'sold',
          title: 'Sold',
          align: 'end',
          line: 1,
          amountOf: ({ amount }) => ({ amount, coin: 'BTC', scale: 8 }),
          cell: ({ amount }) => <AmountCell amount={amount} coin="BTC" scale={8} />,
        },
        {
          id: 'rate',
          title: 'Rate',
          align: 'end',
          action: <RateFlip />,
          cell: ({ rate }) => <RateCell fromCoin="BTC" toCoin="USDT" rate={rate} />,
        },
        { id: 'status', title: 'Status', line: 2, cell: ({ status }) => <StatusChip status={status} /> },
        { id: 'id', title: 'Order', isExtra: true, cell: ({ id }) => <IdCell id={id} /> },
      ]}
      {...given}
    />
  );
}
