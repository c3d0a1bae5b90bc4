import type { CsvRow } from '#shared/csv/readCsvTable.ts';
import { type Cells, COLUMNS, type Column, EMPTY_CELLS } from './batchLine.ts';

export interface ReadLine {
  readonly number: number;
  readonly cells: Cells;
}

export type MappedTable =
  | {
      readonly kind: 'lines';
      readonly lines: readonly ReadLine[];
      /** Columns of the file that mean nothing here. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'noHeader' }
  | { readonly kind: 'twice'; readonly column: Column };

/** Without these no line can be saved. */
export const NEEDED_COLUMNS = ['coin', 'chain', 'address', 'remark'] as const satisfies readonly Column[];

/**
 * Finds the columns by their names, in English or in the page's language and in any order (screens.md 1.10).
 *
 * @param nameOf What a column is called in the page's language.
 */
export function mapColumns(
  header: CsvRow,
  rows: readonly CsvRow[],
  nameOf: (column: Column) => string,
): MappedTable {
  const found = header.cells.map((name) => columnOf(name, nameOf));
  const twice = found.find((column, at) => column !== null && found.indexOf(column) !== at);
  if (twice !== undefined && twice !== null) return { kind: 'twice', column: twice };
  if (NEEDED_COLUMNS.some((column) => !found.includes(column))) return { kind: 'noHeader' };
  return {
    kind: 'lines',
    unknown: header.cells.filter((name, at) => found[at] === null && name !== ''),
    lines: rows.map(({ line, cells }) => ({
      number: line,
      cells: toCells(found, cells),
    })),
  };
}

function toCells(columns: readonly (Column | null)[], cells: readonly string[]): Cells {
  const named = columns.flatMap((column, at) =>
    column === null ? [] : [[column, cells[at] ?? ''] as const],
  );
  return { ...EMPTY_CELLS, ...Object.fromEntries(named) };
}

function columnOf(name: string, nameOf: (column: Column) => string): Column | null {
  const wanted = plain(name);
  return COLUMNS.find((column) => plain(column) === wanted || plain(nameOf(column)) === wanted) ?? null;
}

/** "Wallet type", "wallet_type" and "WALLET-TYPE" are one name. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}
