import papaparse from 'papaparse';
import type { CellKind, FileDocument, Sheet } from '../fileDocument.ts';
import { type CellWriter, createCellWriter } from './createCellWriter.ts';
import { neutralize } from './neutralize.ts';

/** Without it Excel takes UTF-8 for an old code page; all other programs skip it. */
const BOM = '\uFEFF';
const NEWLINE = '\r\n';

/** CSV after RFC 4180, in UTF-8: the rows under their header, then each summary after an empty line. */
export function writeCsv(document: FileDocument): Uint8Array {
  const textOf = createCellWriter(document);
  const blocks = [document.main, ...document.summaries].map((sheet) => writeSheet(sheet, document, textOf));
  return new TextEncoder().encode(BOM + blocks.join(NEWLINE.repeat(2)) + NEWLINE);
}

function writeSheet({ columns, rows }: Sheet, { timezone }: FileDocument, textOf: CellWriter): string {
  const header = columns.map(({ title, kind }) => titleOf(title, kind, timezone));
  const lines = rows.map((row) =>
    // What is made safe is the cell: a number in another language's marks is still one.
    row.map((cell, at) => (neutralize(cell) === cell ? textOf(cell, columns[at]?.kind) : neutralize(cell))),
  );
  return papaparse.unparse([header, ...lines], { newline: NEWLINE });
}

/** Which clock a column of times is of stands in its title. */
export function titleOf(title: string, kind: CellKind, timezone: string): string {
  return kind === 'time' ? `${title} (${timezone})` : title;
}
