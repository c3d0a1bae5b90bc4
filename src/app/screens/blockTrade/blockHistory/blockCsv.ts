import type { TFunction } from 'i18next';
import { type CsvShape, oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { BlockTrade } from './blockTrades.ts';

type Cell = (row: BlockTrade, t: TFunction) => string;

/** Plain figures and times in UTC: accountants compare them with the books of others. */
const COLUMNS = [
  ['block.history.csv.time', 'time', ({ trade }) => trade.createdAt],
  ['block.history.col.id', 'text', ({ id }) => id],
  ['terms.status', 'text', ({ status }, t) => t(`records.status.${status}`)],
  ['block.history.col.account', 'text', ({ trade }, t) => t(SOURCE_ACCOUNTS[trade.accountType].labelKey)],
  ['records.askedAmount', 'decimal', ({ trade }) => trade.fromAmount],
  ['block.history.csv.soldAmount', 'decimal', (row) => bookedCell(row.outcome, row.trade.fromAmount)],
  ['block.history.csv.soldCoin', 'text', ({ trade }) => trade.fromCoin],
  ['block.history.csv.gotAmount', 'decimal', (row) => bookedCell(row.outcome, row.received)],
  ['block.history.csv.gotCoin', 'text', ({ trade }) => trade.toCoin],
  ['terms.rate', 'decimal', (row) => bookedOnly(row.outcome, row.trade.convertRate)],
  ['block.history.col.spot', 'decimal', ({ trade }) => trade.spotRate],
  ['block.history.col.diff', 'decimal', (row) => bookedOnly(row.outcome, row.trade.diffBp)],
  ['block.history.col.notional', 'decimal', (row) => bookedCell(row.outcome, row.trade.notionalUsd)],
  ['terms.fee', 'decimal', (row) => bookedCell(row.outcome, row.trade.feeAmount)],
  ['block.history.csv.feeCoin', 'text', (row) => bookedOnly(row.outcome, row.trade.feeCoin)],
  ['terms.tax', 'decimal', (row) => bookedCell(row.outcome, row.trade.taxAmount)],
  ['block.history.csv.quotedAt', 'time', ({ trade }) => trade.quotedAt ?? ''],
  ['block.history.csv.settledAt', 'time', ({ trade }) => trade.settledAt ?? ''],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], Cell])[];

/** The history as a file, one line for each trade; words are in the reader's language, as in the other histories. */
export function blockCsv(t: TFunction): CsvShape<BlockTrade> {
  return shapeCsv(
    COLUMNS.map(([key, kind, cell]) => ({ title: t(key), kind, cell: (row: BlockTrade) => cell(row, t) })),
    oneLine,
  );
}
