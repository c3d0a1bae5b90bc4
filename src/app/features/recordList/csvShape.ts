import type { CsvColumn } from '#shared/csv/createCsvFile.ts';

/** How the rows of a list become lines of a file; a row may have several, such as one for each coin. */
export interface CsvShape<Row> {
  readonly columns: readonly CsvColumn[];
  /** Cells as the wire has them: plain decimals, ms as text, "" for nothing. */
  readonly linesOf: (row: Row) => readonly (readonly string[])[];
}

/** A column of a file with what it holds of a line. */
export interface CsvField<Line> extends CsvColumn {
  readonly cell: (line: Line) => string;
}

/** For rows that are one line each. */
export function oneLine<Row>(row: Row): readonly Row[] {
  return [row];
}

/** A file of these columns, whose titles are in the reader's language. */
export function shapeCsv<Row, Line>(
  fields: readonly CsvField<Line>[],
  linesOf: (row: Row) => readonly Line[],
): CsvShape<Row> {
  return {
    columns: fields.map(({ title, kind }) => ({ title, kind })),
    linesOf: (row) => linesOf(row).map((line) => fields.map(({ cell }) => cell(line))),
  };
}
