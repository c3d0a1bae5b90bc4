import type { CsvColumn } from '#shared/csv/createCsvFile.ts';

/** How the rows of a list become lines of a file; a row may have several, such as one for each coin. */
export interface CsvShape<Row> {
  readonly columns: readonly CsvColumn[];
  /** Cells as the wire has them: plain decimals, ms as text, "" for nothing. */
  readonly linesOf: (row: Row) => readonly (readonly string[])[];
}
