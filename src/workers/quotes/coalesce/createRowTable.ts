import { isSymbol } from '#shared/market/symbol.ts';
import { MAX_PAIRS } from '../policy.ts';

/** A slowBroker row as it came; its fields are read when they are wanted. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface RowEntry {
  readonly symbol: string;
  /** Place in the list of pairs. */
  index: number;
  row: RawRow;
  /** The table's version when the row came; newer than what a reader last saw means changed. */
  version: number;
}

/** The newest raw row of every pair: latest wins before any work is done on it. */
export interface RowTable {
  /** Takes the rows of one frame. A full one also removes the pairs it doesn't hold. Returns how many were usable. */
  readonly apply: (rows: readonly unknown[], full: boolean) => number;
  readonly entry: (symbol: string) => RowEntry | undefined;
  readonly entries: () => Iterable<RowEntry>;
  /** Symbols in the order in which the feed named them. */
  readonly pairs: () => readonly string[];
  /** Rises with every row. */
  readonly version: () => number;
  /** Rises when a pair is added or removed. */
  readonly pairsVersion: () => number;
}

export function createRowTable(): RowTable {
  const entryBySymbol = new Map<string, RowEntry>();
  let pairs: string[] = [];
  let version = 0;
  let pairsVersion = 0;

  const addPair = (symbol: string, row: RawRow): boolean => {
    if (entryBySymbol.size >= MAX_PAIRS) return false;
    entryBySymbol.set(symbol, { symbol, index: pairs.length, row, version });
    pairs.push(symbol);
    return true;
  };

  /** Makes room before anything is added: the table may be full of pairs that a snapshot does not hold. */
  const removeMissing = (snapshot: readonly unknown[]): boolean => {
    const present = new Set(snapshot.map(symbolOf));
    present.delete(undefined);
    // A snapshot without a single usable row says nothing about what exists.
    if (present.size === 0) return false;
    const gone = pairs.filter((symbol) => !present.has(symbol));
    for (const symbol of gone) entryBySymbol.delete(symbol);
    pairs = [...entryBySymbol.keys()];
    pairs.forEach((symbol, index) => {
      const entry = entryBySymbol.get(symbol);
      if (entry !== undefined) entry.index = index;
    });
    return gone.length > 0;
  };

  return {
    apply: (rows, full) => {
      let usable = 0;
      let isListChanged = full && removeMissing(rows);
      for (const row of rows) {
        const symbol = symbolOf(row);
        if (symbol === undefined) continue;
        version += 1;
        const entry = entryBySymbol.get(symbol);
        if (entry !== undefined) {
          entry.row = row as RawRow;
          entry.version = version;
        } else if (addPair(symbol, row as RawRow)) isListChanged = true;
        else continue;
        usable += 1;
      }
      if (isListChanged) pairsVersion += 1;
      return usable;
    },
    entry: (symbol) => entryBySymbol.get(symbol),
    entries: () => entryBySymbol.values(),
    pairs: () => [...pairs],
    version: () => version,
    pairsVersion: () => pairsVersion,
  };
}

/** The row's symbol; undefined for what is no row, or of no pair. Such rows are skipped (design.md section 3). */
function symbolOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { s } = row as { s?: unknown };
  return isSymbol(s) ? s : undefined;
}
