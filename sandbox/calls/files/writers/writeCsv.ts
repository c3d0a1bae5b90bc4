import { CSV_BOM, csvLinesOf } from '#shared/csv/csvText.ts';
import { neutralize } from '#shared/csv/neutralize.ts';
import type { FileDocument } from '../fileDocument.ts';
import { createCellWriter, titleOf } from './createCellWriter.ts';

/** CSV after RFC 4180, in UTF-8: one table, the rows under their header (screens.md 0.2c). */
export function writeCsv(document: FileDocument): Uint8Array {
  const textOf = createCellWriter(document);
  const { columns, rows } = document.main;
  const header = columns.map(({ title, kind }) => neutralize(titleOf(title, kind, document.timezone)));
  const lines = rows.map((row) =>
    // What is made safe is the cell: a number in another language's marks is still one.
    row.map((cell, at) => (neutralize(cell) === cell ? textOf(cell, columns[at]?.kind) : neutralize(cell))),
  );
  return new TextEncoder().encode(CSV_BOM + csvLinesOf([header, ...lines]));
}
