import papaparse from 'papaparse';
import type { CellKind, FileDocument, Sheet } from '../fileDocument.ts';
import { createTimeWriter, type TimeWriter } from './formatTime.ts';

/** Without it Excel takes UTF-8 for an old code page; all other programs skip it. */
const BOM = '\uFEFF';
const NEWLINE = '\r\n';

const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it text again (OWASP, "CSV
 * injection"). Numbers below zero stay numbers.
 */
export function neutralize(cell: string): string {
  return FORMULA.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** CSV after RFC 4180, in UTF-8: the rows under their header, then each summary after an empty line. */
export function writeCsv(document: FileDocument): Uint8Array {
  const timeOf = createTimeWriter(document.timezone);
  const blocks = [document.main, ...document.summaries].map((sheet) => writeSheet(sheet, document, timeOf));
  return new TextEncoder().encode(BOM + blocks.join(NEWLINE.repeat(2)) + NEWLINE);
}

function writeSheet({ columns, rows }: Sheet, { timezone }: FileDocument, timeOf: TimeWriter): string {
  const header = columns.map(({ title, kind }) => titleOf(title, kind, timezone));
  const lines = rows.map((row) =>
    row.map((cell, at) => neutralize(columns[at]?.kind === 'time' && cell !== '' ? timeOf(cell) : cell)),
  );
  return papaparse.unparse([header, ...lines], { newline: NEWLINE });
}

/** Which clock a column of times is of stands in its title. */
export function titleOf(title: string, kind: CellKind, timezone: string): string {
  return kind === 'time' ? `${title} (${timezone})` : title;
}
