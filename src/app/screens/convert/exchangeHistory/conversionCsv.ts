import type { TFunction } from 'i18next';
import {
  type Conversion,
  type ConversionKind,
  type ConversionLine,
  outcomeOf,
} from '#app/features/conversions/conversion.ts';
import { type CsvShape, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';

/** Columns of the file, each with what it holds of a line. */
const COLUMNS = [
  ['time', 'time', ({ conversion }) => String(conversion.atMs)],
  ['ended', 'time', ({ conversion: { endedAtMs } }) => (endedAtMs === null ? '' : String(endedAtMs))],
  ['type', 'text', ({ conversion, words }) => words.kind(conversion.kind)],
  ['account', 'text', ({ conversion, words }) => words.account(conversion.sourceKey)],
  ['status', 'text', ({ line, t }) => t(`records.status.${line.status}`)],
  ['asked', 'decimal', ({ line }) => line.given.amount],
  ['given', 'decimal', ({ line }) => bookedCell(outcomeOf(line.status), line.given.amount)],
  ['givenCoin', 'text', ({ line }) => line.given.coin],
  // What is only expected is not an entry for the books.
  ['got', 'decimal', ({ line }) => bookedCell(outcomeOf(line.status), line.got.amount)],
  ['gotCoin', 'text', ({ line }) => line.got.coin],
  ['rate', 'decimal', ({ line }) => bookedOnly(outcomeOf(line.status), line.rate)],
  ['fee', 'decimal', ({ line }) => bookedCell(outcomeOf(line.status), line.fee?.amount ?? '0')],
  ['feeCoin', 'text', ({ line }) => line.fee?.coin ?? ''],
  ['tax', 'decimal', ({ line }) => bookedCell(outcomeOf(line.status), line.tax?.amount ?? '0')],
  ['taxCoin', 'text', ({ line }) => line.tax?.coin ?? ''],
  ['limitPrice', 'decimal', ({ conversion }) => conversion.limit?.price ?? ''],
  ['expires', 'time', ({ conversion: { limit } }) => (limit === null ? '' : String(limit.expiresAtMs))],
  ['id', 'text', ({ conversion }) => conversion.id],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (cell: Line) => string])[];

/** How a kind and an account are called. */
interface LineWords {
  readonly kind: (kind: ConversionKind) => string;
  readonly account: (sourceKey: string) => string;
}

interface Line {
  readonly conversion: Conversion;
  readonly line: ConversionLine;
  readonly words: LineWords;
  readonly t: TFunction;
}

/** The history as a file: a line for each coin that was given, so that a batch has several with the same id. */
export function conversionCsv(t: TFunction, words: LineWords): CsvShape<Conversion> {
  return shapeCsv(
    COLUMNS.map(([id, kind, cell]) => ({
      title: id === 'asked' ? t('records.askedAmount') : t(`history.csv.${id}`),
      kind,
      cell,
    })),
    (conversion) => conversion.lines.map((line) => ({ conversion, line, words, t })),
  );
}
