import papaparse from 'papaparse';
import { decodeText } from './decodeText.ts';

/** A row of a table that was read, with its place in the file. */
export interface CsvRow {
  /** The file's own line number, from 1: where the row begins. */
  readonly line: number;
  /** Without blanks at their ends. */
  readonly cells: readonly string[];
}

/** What a CSV file holds, or where it broke. */
export type CsvReading =
  | { readonly kind: 'table'; readonly header: CsvRow; readonly rows: readonly CsvRow[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly count: number }
  /** The file is not text in UTF-8 or UTF-16, or a quotation mark is missing; line and character count from 1. */
  | { readonly kind: 'notText' | 'quotes'; readonly line: number; readonly character: number };

const SEPARATORS = [',', ';', '\t'] as const;

/** What a spreadsheet puts before the names of columns, so that the separator need not be guessed. */
const NAMED_SEPARATOR = /^(\s*)"?sep=([^\n"])"?[\t ,;]*(?=\n|$)/i;

/**
 * Reads a CSV file after screens.md 1.10: UTF-8 with or without a byte order mark, or UTF-16 with one; separated by what a
 * first line `sep=` names, else by comma, semicolon or tab, found by itself; quotes after RFC 4180; empty lines left out. Throws for no
 * bytes.
 *
 * @param most The most rows below the header.
 */
export function readCsvTable(bytes: Uint8Array, most: number): CsvReading {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return { kind: 'notText', ...decoded.place };
  // One kind of line break, so that a file in which they are mixed has the lines that an editor shows.
  const whole = decoded.text.replace(/\r\n?/g, '\n');
  const named = NAMED_SEPARATOR.exec(whole);
  // The line of `sep=` is emptied but stays, so that the lines after it keep their numbers.
  const text = named === null ? whole : (named[1] ?? '') + whole.slice(named[0].length);
  const rows: CsvRow[] = [];
  let count = 0;
  let [line, from] = [1, 0];
  let broken: CsvReading | null = null;
  papaparse.parse<string[]>(text, {
    delimiter: named?.[2] ?? separatorOf(text),
    newline: '\n',
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      const cells = errors.some(({ type }) => type === 'Quotes') ? null : readCells(data, rows[0]);
      if (cells === null) {
        // Where no mark is in the line, the one that is missing belongs before its first cell too many.
        const mark = text.slice(from, meta.cursor).indexOf('"');
        const before = data.slice(0, rows[0]?.cells.length).join(',').length + 1;
        broken = { kind: 'quotes', line, character: (mark === -1 ? before : mark) + 1 };
        return parser.abort();
      }
      if (cells.some((cell) => cell !== '')) {
        count += 1;
        if (count <= most + 1) rows.push({ line, cells });
      }
      line += countBreaks(text, from, meta.cursor);
      from = meta.cursor;
    },
  });
  if (broken !== null) return broken;
  const [header, ...lines] = rows;
  if (header === undefined || count === 1) return { kind: 'empty' };
  return count - 1 > most ? { kind: 'tooMany', count: count - 1 } : { kind: 'table', header, rows: lines };
}

/** A cell in quotation marks with blanks before it, or with the equals sign by which spreadsheets keep digits as they are. */
const MARKED = /^(?:\s+|=)"((?:[^"]|"")*)"\s*$/;
const OPENED = /^\s+"/;

/**
 * The cells of a row; null where a mark is missing: a cell begins with one and does not end with it, or the row has more cells than
 * the header, so that a separator stands inside of one and every cell after it would be taken for another.
 */
function readCells(data: readonly string[], header: CsvRow | undefined): readonly string[] | null {
  const cells = data.map((cell) => MARKED.exec(cell)?.[1]?.replaceAll('""', '"').trim() ?? cell.trim());
  const isOpen = data.some((cell) => OPENED.test(cell) && !MARKED.test(cell));
  // A header of one cell is a title: what it lacks is told by who looks for the columns.
  const width = header === undefined || header.cells.length === 1 ? data.length : header.cells.length;
  const isWide = cells.slice(width).some((cell) => cell !== '');
  return isOpen || isWide ? null : cells;
}

/** The separator that the first line has most of, outside of quotation marks. */
function separatorOf(text: string): string {
  const first = (/^\s*([^\n]*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
