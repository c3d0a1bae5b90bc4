import type { Cell } from 'write-excel-file/node';
import { Decimal } from '#shared/money/decimal.ts';
import { type CellKind, type FileDocument, factSheet } from '../fileDocument.ts';
import { type CellWriter, createCellWriter, titleOf } from './createCellWriter.ts';

/** Excel keeps so many digits of a number; one with more stays text, to the last digit. */
const MOST_DIGITS = 15;
const MOST_TEXT = 32_767;
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 22, amount: 24, count: 10, time: 22 };
/** What a spreadsheet reads as a character by its number (ECMA-376 part 1, 22.9.2.19). */
const NUMBERED = /_(?=x[\da-f]{4}_)/gi;
/** Characters that XML has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A workbook: a sheet for the rows, with its header kept in sight, and one for each summary. */
export async function writeXlsx(document: FileDocument): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const textOf = createCellWriter(document);
  return writeXlsxFile(
    [document.main, ...document.summaries, factSheet(document)].map((sheet) => ({
      sheet: sheet.title,
      stickyRowsCount: 1,
      columns: sheet.columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
      data: [
        sheet.columns.map(
          ({ title, kind }): Cell => ({
            ...writeText(titleOf(title, kind, document.timezone)),
            fontWeight: 'bold',
          }),
        ),
        ...sheet.rows.map((row) => row.map((cell, at) => writeCell(cell, sheet.columns[at]?.kind, textOf))),
      ],
    })),
  ).toBuffer();
}

/** Text is written as text, so nothing in it is ever taken for a formula. */
function writeCell(cell: string, kind: CellKind | undefined, textOf: CellWriter): Cell {
  if (cell === '') {
    return null;
  }
  if (kind === 'time') {
    return writeTime(textOf(cell, kind));
  }
  if (kind === 'amount' || kind === 'count') {
    return writeNumber(cell, textOf(cell, kind));
  }
  return writeText(cell);
}

/**
 * Text that reads as it was written. The writer's table of texts is a plain object, so that one which is called as a member of
 * every object would be taken for that member: its first character goes by its number.
 */
function writeText(text: string): { readonly value: string; readonly type: StringConstructor } {
  // Cut once more: the end may be half of a character.
  const value = text
    .replace(UNWRITABLE, '')
    .slice(0, MOST_TEXT)
    .replace(UNWRITABLE, '')
    .replace(NUMBERED, '_x005F_');
  return { value: value in {} ? `${numberOf(value)}${value.slice(1)}` : value, type: String };
}

/** "_x0063_" for "c". */
function numberOf(text: string): string {
  return `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/**
 * Excel's times have no zone: what the clocks of the document's zone show is written, as its title says. `text` is
 * "2026-11-21 13:47:20".
 */
function writeTime(text: string): Cell {
  return { value: new Date(`${text.replace(' ', 'T')}Z`), type: Date, format: 'yyyy-mm-dd hh:mm:ss' };
}

/** Excel writes numbers as its own user does; `text` is for those that it can't keep. */
function writeNumber(plain: string, text: string): Cell {
  const number = new Decimal(plain);
  if (number.precision() > MOST_DIGITS) {
    return { value: text, type: String, align: 'right' };
  }
  const places = number.decimalPlaces();
  return { value: number.toNumber(), type: Number, format: places === 0 ? '0' : `0.${'0'.repeat(places)}` };
}
