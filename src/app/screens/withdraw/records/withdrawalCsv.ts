import type { TFunction } from 'i18next';
import { type CsvShape, oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell } from '#app/features/recordList/outcome.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import { outcomeOf, type WithdrawalRecord } from './withdrawalRecord.ts';

/** Columns of the file, each with what it holds of a withdrawal. */
const COLUMNS = [
  ['time', 'time', ({ atMs }) => String(atMs)],
  ['changed', 'time', ({ changedAtMs }) => String(changedAtMs)],
  ['coin', 'text', ({ coin }) => coin],
  ['chain', 'text', ({ chain }) => chain],
  ['asked', 'decimal', ({ amount }) => amount],
  // Received amounts and fees add up to what was booked (screens.md 0.2c).
  ['receive', 'decimal', (row) => bookedCell(outcomeOf(row.status), row.receive)],
  ['fee', 'decimal', (row) => bookedCell(outcomeOf(row.status), row.fee)],
  ['to', 'text', ({ toAddress }) => toAddress],
  ['tag', 'text', ({ tag }) => tag],
  ['name', 'text', ({ remark }) => remark],
  ['tx', 'text', ({ txID }) => txID],
  ['id', 'text', ({ id }) => id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (row: WithdrawalRecord) => string])[];

/** The withdrawals as a file. */
export function withdrawalCsv(t: TFunction): CsvShape<WithdrawalRecord> {
  return shapeCsv(
    [
      ...COLUMNS.map(([id, kind, cell]) => ({ title: t(`withdrawals.csv.${id}`), kind, cell })),
      {
        title: t('terms.status'),
        kind: 'text' as const,
        cell: ({ status }: WithdrawalRecord) => t(`withdrawals.status.${status}`),
      },
      {
        title: t('terms.type'),
        kind: 'text' as const,
        cell: ({ isInside }: WithdrawalRecord) =>
          t(isInside ? 'files.kind.sentToUser' : 'files.kind.withdrawal'),
      },
    ],
    oneLine,
  );
}
