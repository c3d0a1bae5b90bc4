import type { TFunction } from 'i18next';
import { type CsvShape, oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { LogColumn, LogRow } from './logRow.ts';

/** Plain figures and times in UTC, all columns of the table and the coin, whichever are hidden. */
const COLUMNS = [
  ['time', 'time', ({ entry }) => entry.transactionTime],
  ['contract', 'text', ({ entry }) => entry.symbol],
  ['type', 'text', ({ type }, t) => t(`derivatives.type.${type}`)],
  ['side', 'text', ({ entry }, t) => (entry.side === 'None' ? '' : t(`derivatives.side.${entry.side}`))],
  ['quantity', 'decimal', ({ entry }) => entry.qty],
  ['price', 'decimal', ({ entry }) => entry.tradePrice],
  ['position', 'decimal', ({ entry }) => entry.size],
  ['coin', 'text', ({ entry }) => entry.currency],
  ['funding', 'decimal', ({ entry }) => entry.funding],
  ['fee', 'decimal', ({ entry }) => entry.fee],
  ['cashFlow', 'decimal', ({ entry }) => entry.cashFlow],
  ['change', 'decimal', ({ entry }) => entry.change],
  ['balance', 'decimal', ({ entry }) => entry.cashBalance],
  ['feeRate', 'decimal', ({ entry }) => entry.feeRate],
  ['tradeId', 'text', ({ entry }) => entry.tradeId],
  ['orderId', 'text', ({ entry }) => entry.orderId],
  ['id', 'text', ({ id }) => id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (row: LogRow, t: TFunction) => string])[];

/** The log as a file, one line for each change. */
export function logCsv(t: TFunction): CsvShape<LogRow> {
  return shapeCsv(
    COLUMNS.map(([id, kind, cell]) => ({
      title: titleOf(id, t),
      kind,
      cell: (row: LogRow) => cell(row, t),
    })),
    oneLine,
  );
}

function titleOf(id: LogColumn | 'id', t: TFunction): string {
  if (id === 'id') return t('derivatives.id');
  return id === 'time' ? t('block.history.csv.time') : t(`derivatives.col.${id}`);
}
