import type { TFunction } from 'i18next';
import type { CsvShape } from '#app/records/exportCsv.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { LowRecord, LowRecordLine } from './lowRecord.ts';

/** Columns of the file, each with what it holds of a line. */
const COLUMNS = [
  ['time', 'time', ({ record }) => String(record.atMs)],
  ['id', 'text', ({ record }) => record.id],
  ['account', 'text', ({ record, accountName }) => accountName(record.account)],
  ['coin', 'text', ({ line }) => line.coin],
  ['amount', 'decimal', ({ line }) => line.amount],
  ['target', 'text', ({ record }) => record.target],
  ['received', 'decimal', ({ line }) => line.toAmount],
  ['rate', 'decimal', ({ line }) => line.rate],
  ['feeCoin', 'text', ({ record }) => record.target],
  ['fee', 'decimal', ({ line }) => line.fee],
  ['tax', 'decimal', ({ line }) => line.tax],
  ['status', 'text', ({ line, t }) => t(`records.status.${line.status}`)],
  ['code', 'text', ({ line }) => (line.failCode === null ? '' : String(line.failCode))],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (cell: Cell) => string])[];

interface Cell {
  readonly record: LowRecord;
  readonly line: LowRecordLine;
  readonly accountName: (account: string) => string;
  readonly t: TFunction;
}

/** One line for each coin: every one is a disposal, and taxed as such (screens.md 1.5). */
export function lowCsv(t: TFunction, accountName: Cell['accountName']): CsvShape<LowRecord> {
  return {
    columns: COLUMNS.map(([id, kind]) => ({ title: t(`lowBalance.history.csv.${id}`), kind })),
    linesOf: (record) =>
      record.lines.map((line) => COLUMNS.map(([, , cellOf]) => cellOf({ record, line, accountName, t }))),
  };
}
