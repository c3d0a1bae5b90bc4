import papaparse from 'papaparse';

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
  /** It is not text in UTF-8, or a quotation mark is missing; line and character from 1. */
  | { readonly kind: 'notText' | 'quotes'; readonly line: number; readonly character: number };

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a CSV file after screens.md 1.10: UTF-8 with or without a byte order mark; separated by comma, semicolon or tab,
 * found by itself; quotes after RFC 4180; empty lines left out. Throws for no bytes.
 *
 * @param most The most rows below the header.
 */
export function readCsvTable(bytes: Uint8Array, most: number): CsvReading {
  const decoded = decode(bytes);
  if (typeof decoded !== 'string') return decoded;
  // One kind of line break, so that a file in which they are mixed has the lines that an editor shows.
  const text = decoded.replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let count = 0;
  let [line, from] = [1, 0];
  let broken: CsvReading | null = null;
  papaparse.parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) {
        broken = { kind: 'quotes', line, character: text.slice(from).search(/"/) + 1 };
        return parser.abort();
      }
      const cells = data.map((cell) => cell.trim());
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

/** The separator that the first line has most of; names of columns have none in them. */
function separatorOf(text: string): string {
  const first = /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function decode(bytes: Uint8Array): string | CsvReading {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = decoder.decode(bytes);
    // Text of two bytes a letter can pass as UTF-8, full of zeros.
    const zero = text.indexOf('\0');
    return zero === -1 ? text : { kind: 'notText', ...placeOf(text.slice(0, zero)) };
  } catch {
    return { kind: 'notText', ...placeOf(readableStart(bytes)) };
  }
}

/** The longest beginning that is UTF-8. */
function readableStart(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isReadable(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return new TextDecoder('utf-8').decode(bytes.subarray(0, good), { stream: true });
}

function isReadable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Where a text ends, which is where the next character would be. */
function placeOf(start: string): { readonly line: number; readonly character: number } {
  const lines = start.split(/\r\n|\r|\n/);
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}
