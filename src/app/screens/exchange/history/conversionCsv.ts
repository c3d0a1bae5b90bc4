import type { TFunction } from 'i18next';
import { type CsvShape, shapeCsv } from '#app/records/exportCsv.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { Conversion, ConversionLine } from '../conversions/conversion.ts';
import type { ConversionWords } from '../conversions/useConversionWords.ts';

/** Columns of the file, each with what it holds of a line. */
const COLUMNS = [
  ['time', 'time', ({ conversion }) => String(conversion.atMs)],
  ['ended', 'time', ({ conversion: { endedAtMs } }) => (endedAtMs === null ? '' : String(endedAtMs))],
  ['type', 'text', ({ conversion, words }) => words.kind(conversion.kind)],
  ['account', 'text', ({ conversion, words }) => words.account(conversion.sourceKey)],
  ['status', 'text', ({ line, t }) => t(`records.status.${line.status}`)],
  ['given', 'decimal', ({ line }) => line.given.amount],
  ['givenCoin', 'text', ({ line }) => line.given.coin],
  // What is only expected is not an entry for the books.
  ['got', 'decimal', ({ line }) => (line.isExpected ? '' : line.got.amount)],
  ['gotCoin', 'text', ({ line }) => line.got.coin],
  ['rate', 'decimal', ({ line }) => line.rate],
  ['fee', 'decimal', ({ line }) => line.fee?.amount ?? ''],
  ['feeCoin', 'text', ({ line }) => line.fee?.coin ?? ''],
  ['tax', 'decimal', ({ line }) => line.tax?.amount ?? ''],
  ['taxCoin', 'text', ({ line }) => line.tax?.coin ?? ''],
  ['limitPrice', 'decimal', ({ conversion }) => conversion.limit?.price ?? ''],
  ['expires', 'time', ({ conversion: { limit } }) => (limit === null ? '' : String(limit.expiresAtMs))],
  ['id', 'text', ({ conversion }) => conversion.id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (cell: Line) => string])[];

interface Line {
  readonly conversion: Conversion;
  readonly line: ConversionLine;
  readonly words: ConversionWords;
  readonly t: TFunction;
}

/** The history as a file: a line for each coin that was given, so that a batch has several with the same id. */
export function conversionCsv(t: TFunction, words: ConversionWords): CsvShape<Conversion> {
  return shapeCsv(
    COLUMNS.map(([id, kind, cell]) => ({ title: t(`history.csv.${id}`), kind, cell })),
    (conversion) => conversion.lines.map((line) => ({ conversion, line, words, t })),
  );
}
