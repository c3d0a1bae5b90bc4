import type { TFunction } from 'i18next';
import { type CsvShape, oneLine, shapeCsv } from '#app/records/csvShape.ts';
import { bookedCell } from '#app/records/outcome.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { DepositRecord } from './depositRecord.ts';
import { outcomeOfStage, stageOf } from './depositStage.ts';

/** Columns of the file, each with what it holds of a deposit. */
const COLUMNS = [
  ['time', 'time', ({ atMs }) => String(atMs)],
  ['credited', 'time', ({ creditedAtMs }) => textOf(creditedAtMs)],
  ['withdrawable', 'time', ({ unlockedAtMs }) => textOf(unlockedAtMs)],
  ['coin', 'text', ({ coin }) => coin],
  ['chain', 'text', ({ chain }) => chain],
  ['sent', 'decimal', ({ amount }) => amount],
  // It can be summed to what was booked (screens.md 0.2b).
  ['amount', 'decimal', (row) => bookedCell(outcomeOfStage(stageOf(row)), row.amount)],
  ['fee', 'decimal', ({ depositFee }) => depositFee],
  ['account', 'text', ({ accountType }) => accountType],
  ['tx', 'text', ({ txID }) => txID],
  ['from', 'text', ({ fromAddress, fromMemberId }) => fromMemberId ?? fromAddress],
  ['to', 'text', ({ toAddress }) => toAddress],
  ['tag', 'text', ({ tag }) => tag],
  ['id', 'text', ({ id }) => id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (row: DepositRecord) => string])[];

/** The deposits as a file. */
export function depositCsv(t: TFunction): CsvShape<DepositRecord> {
  return shapeCsv(
    [
      ...COLUMNS.map(([id, kind, cell]) => ({ title: t(`deposits.csv.${id}`), kind, cell })),
      {
        title: t('deposits.column.state'),
        kind: 'text' as const,
        cell: (row: DepositRecord) => t(`deposits.stage.${stageOf(row)}`),
      },
      {
        title: t('deposits.column.kind'),
        kind: 'text' as const,
        cell: ({ kind }: DepositRecord) => t(`deposits.kind.${kind}`),
      },
    ],
    oneLine,
  );
}

function textOf(atMs: number | null): string {
  return atMs === null ? '' : String(atMs);
}
