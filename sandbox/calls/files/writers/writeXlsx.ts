import type { Cell } from 'write-excel-file/node';
import { Decimal } from '#shared/money/decimal.ts';
import { type CellKind, type FileDocument, factSheet } from '../fileDocument.ts';
import { type CellWriter, createCellWriter, titleOf } from './createCellWriter.ts';

/** Excel keeps so many digits of a number; one with more stays text, to the last digit. */
const MOST_DIGITS = 15;
const MOST_TEXT = 32_767;
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 22, amount: 24, count: 10, time: 22 };
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
            value: titleOf(title, kind, document.timezone),
            type: String,
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
  return { value: cell.replace(UNWRITABLE, '').slice(0, MOST_TEXT), type: String };
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
