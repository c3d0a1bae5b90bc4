import type { TFunction } from 'i18next';
import { type CsvShape, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { LowBalanceLine, LowBalanceRecord } from './lowBalanceRecords.ts';

interface Line {
  readonly record: LowBalanceRecord;
  readonly line: LowBalanceLine;
  readonly accountName: (account: string) => string;
  readonly t: TFunction;
}

/** Columns of the file, each with what it holds of a line. */
const COLUMNS = [
  ['time', 'time', ({ record }) => String(record.atMs)],
  ['id', 'text', ({ record }) => record.id],
  ['account', 'text', ({ record, accountName }) => accountName(record.account)],
  ['coin', 'text', ({ line }) => line.coin],
  ['asked', 'decimal', ({ line }) => line.amount],
  ['amount', 'decimal', ({ line }) => bookedCell(line.outcome, line.amount)],
  ['target', 'text', ({ record }) => record.target],
  ['received', 'decimal', ({ line }) => bookedCell(line.outcome, line.toAmount)],
  ['rate', 'decimal', ({ line }) => bookedOnly(line.outcome, line.rate)],
  ['feeCoin', 'text', ({ record, line }) => (/[1-9]/.test(line.fee) ? record.target : '')],
  ['fee', 'decimal', ({ line }) => bookedCell(line.outcome, line.fee)],
  ['tax', 'decimal', ({ line }) => bookedCell(line.outcome, line.tax)],
  ['status', 'text', ({ line, t }) => t(`records.status.${line.status}`)],
  ['code', 'text', ({ line }) => (line.failCode === null ? '' : String(line.failCode))],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (cell: Line) => string])[];

/** One line for each coin: every one is a disposal, and taxed as such (screens.md 1.5). */
export function lowBalanceCsv(t: TFunction, accountName: Line['accountName']): CsvShape<LowBalanceRecord> {
  return shapeCsv(
    COLUMNS.map(([id, kind, cell]) => ({
      title: id === 'asked' ? t('records.askedAmount') : t(`lowBalance.history.csv.${id}`),
      kind,
      cell,
    })),
    (record) => record.lines.map((line) => ({ record, line, accountName, t })),
  );
}
