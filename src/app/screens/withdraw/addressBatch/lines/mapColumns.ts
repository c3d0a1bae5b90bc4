import type { CsvRow } from '#shared/csv/readCsvTable.ts';
import { foldSearch } from '#shared/text/foldSearch.ts';
import { type Cells, COLUMNS, type Column, EMPTY_CELLS } from './batchLine.ts';
import { COLUMN_NAMES } from './columnNames.ts';

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
  /** Two columns say the same of one line, and differ. */
  | { readonly kind: 'twice'; readonly names: readonly string[] };

/** Without these no line can be saved. */
export const NEEDED_COLUMNS = ['coin', 'chain', 'address', 'remark'] as const satisfies readonly Column[];

/** A column of the file, with what it is called there. */
interface Found {
  readonly at: number;
  readonly name: string;
  readonly column: Column | null;
  /** 0 for the best name of the column. */
  readonly rank: number;
}

/**
 * Finds the columns by their names, in any order: those of screens.md 1.10 and 0.2c, in English and in the page's languages.
 * Two columns of one meaning ("tag" and "memo") are one where no line says different things in them. Of names and notes the
 * better name is taken; anything else is no table that can be read without a guess.
 *
 * @param nameOf What a column is called in the page's language.
 */
export function mapColumns(
  header: CsvRow,
  rows: readonly CsvRow[],
  nameOf: (column: Column) => string,
): MappedTable {
  const found = header.cells.map((name, at) => ({ at, name, ...meaningOf(name, nameOf) }));
  const taken = new Map<Column, readonly Found[]>();
  for (const column of COLUMNS) {
    const same = found
      .filter((each) => each.column === column)
      .toSorted((one, other) => one.rank - other.rank);
    const isChoice = column === 'remark' && same[0]?.rank !== same[1]?.rank;
    const used = isChoice ? same.slice(0, 1) : same;
    if (used.length > 1 && rows.some(({ cells }) => cellOf(used, cells) === null)) {
      return { kind: 'twice', names: used.map(({ name }) => name) };
    }
    taken.set(column, used);
  }
  if (NEEDED_COLUMNS.some((column) => taken.get(column)?.length === 0)) return { kind: 'noHeader' };
  const used = new Set([...taken.values()].flat());
  return {
    kind: 'lines',
    unknown: found.flatMap((each) => (used.has(each) || each.name === '' ? [] : [each.name])),
    lines: rows.map(({ line, cells }) => ({ number: line, cells: toCells(taken, cells) })),
  };
}

function toCells(taken: ReadonlyMap<Column, readonly Found[]>, cells: readonly string[]): Cells {
  const named = [...taken].map(([column, used]) => [column, cellOf(used, cells) ?? ''] as const);
  return { ...EMPTY_CELLS, ...Object.fromEntries(named) };
}

/** What a line says in columns of one meaning; null where they differ. */
function cellOf(used: readonly Found[], cells: readonly string[]): string | null {
  const said = new Set(used.map(({ at }) => cells[at] ?? '').filter((text) => text !== ''));
  const [first = ''] = said;
  return said.size > 1 ? null : first;
}

function meaningOf(name: string, nameOf: (column: Column) => string): Pick<Found, 'column' | 'rank'> {
  const wanted = squash(name);
  for (const column of wanted === '' ? [] : COLUMNS) {
    if (squash(column) === wanted || squash(nameOf(column)) === wanted) return { column, rank: 0 };
  }
  for (const column of wanted === '' ? [] : COLUMNS) {
    const rank = COLUMN_NAMES[column].findIndex((usual) => squash(usual) === wanted);
    if (rank !== -1) return { column, rank };
  }
  return { column: null, rank: 0 };
}

/** "Wallet type", "wallet_type", "WALLET-TYPE" and "Wallet type (optional)" are one name, and so are "Memo/Tag" and "memo tag". */
function squash(name: string): string {
  const plain = foldSearch(name);
  const bare = plain.replace(/\([^)]*\)/gu, '').trim();
  return (bare === '' ? plain : bare).replace(/[^\p{L}\p{N}]+/gu, '');
}
