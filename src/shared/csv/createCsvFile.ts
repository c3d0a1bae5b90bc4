import { CSV_BOM, csvLinesOf } from './csvText.ts';
import { neutralize } from './neutralize.ts';

/** What a column holds: `time` is milliseconds since 1970 as text, and is written as ISO 8601 in UTC. */
export interface CsvColumn {
  readonly title: string;
  readonly kind: 'text' | 'decimal' | 'time';
}

/** A file that is being written. Cells are as the wire has them: plain decimals, ms as text, "" for nothing. */
export interface CsvFile {
  readonly add: (rows: readonly (readonly string[])[]) => void;
  /** Rows so far, without the header. */
  readonly count: () => number;
  readonly toBlob: () => Blob;
}

const LAST_MS = 8.64e15;

/**
 * CSV after RFC 4180, in UTF-8 with a byte order mark: one header row, then the rows as they are added. Text that a
 * spreadsheet would run gets an apostrophe before it, which makes it text again.
 */
export function createCsvFile(columns: readonly CsvColumn[]): CsvFile {
  const parts = [CSV_BOM + linesOf([columns.map(({ title }) => title)])];
  let count = 0;
  return {
    add: (rows) => {
      if (rows.length === 0) return;
      parts.push(linesOf(rows.map((row) => columns.map(({ kind }, at) => cellOf(row[at] ?? '', kind)))));
      count += rows.length;
    },
    count: () => count,
    toBlob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return csvLinesOf(rows.map((row) => row.map(neutralize)));
}

function cellOf(text: string, kind: CsvColumn['kind']): string {
  if (kind !== 'time' || !/^-?\d{1,16}$/.test(text) || Math.abs(Number(text)) > LAST_MS) return text;
  return new Date(Number(text)).toISOString();
}
