import type { TFunction } from 'i18next';
import { type CsvShape, oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell } from '#app/features/recordList/outcome.ts';
import { walletName } from '#app/features/recordList/walletName.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { DepositRecord } from './depositRecord.ts';
import { isCredited, stageOf } from './depositStage.ts';

/** What it was, from the reader's side (screens.md 0.2c). */
const KIND_WORDS = {
  chain: 'files.kind.deposit',
  internal: 'files.kind.receivedFromUser',
  fiat: 'files.kind.bankDeposit',
} as const satisfies Readonly<Record<DepositRecord['kind'], string>>;

type Cell = (row: DepositRecord, t: TFunction) => string;

/** Columns of the file, each with what it holds of a deposit. */
const COLUMNS = [
  ['time', 'time', ({ atMs }) => String(atMs)],
  ['credited', 'time', ({ creditedAtMs }) => textOf(creditedAtMs)],
  ['withdrawable', 'time', ({ unlockedAtMs }) => textOf(unlockedAtMs)],
  ['coin', 'text', ({ coin }) => coin],
  ['chain', 'text', ({ chain }) => chain],
  ['sent', 'decimal', ({ amount }) => amount],
  // Amount and fee add up to what was booked; a deposit held for its sender's data is booked as well (screens.md 0.2c).
  ['amount', 'decimal', (row) => bookedOf(row, row.amount)],
  ['fee', 'decimal', (row) => bookedOf(row, row.depositFee)],
  ['account', 'text', ({ accountType }, t) => walletName(accountType, t)],
  ['tx', 'text', ({ txID }) => txID],
  ['from', 'text', ({ fromAddress, fromMemberId }) => fromMemberId ?? fromAddress],
  ['to', 'text', ({ toAddress }) => toAddress],
  ['tag', 'text', ({ tag }) => tag],
  ['id', 'text', ({ id }) => id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], Cell])[];

/** The deposits as a file. */
export function depositCsv(t: TFunction): CsvShape<DepositRecord> {
  return shapeCsv(
    [
      ...COLUMNS.map(([id, kind, cell]) => ({
        title: t(`deposits.csv.${id}`),
        kind,
        cell: (row: DepositRecord) => cell(row, t),
      })),
      {
        title: t('terms.status'),
        kind: 'text' as const,
        cell: (row: DepositRecord) => t(`deposits.stage.${stageOf(row)}`),
      },
      {
        title: t('terms.type'),
        kind: 'text' as const,
        cell: ({ kind }: DepositRecord) => t(KIND_WORDS[kind]),
      },
    ],
    oneLine,
  );
}

function bookedOf(row: DepositRecord, amount: string): string {
  return bookedCell(isCredited(row) ? 'booked' : 'open', amount);
}

function textOf(atMs: number | null): string {
  return atMs === null ? '' : String(atMs);
}
