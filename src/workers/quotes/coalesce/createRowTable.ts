import { type PairRow, type RawRow, readRow } from '../pairRow.ts';
import { MAX_PAIRS } from '../policy.ts';

export interface RowEntry {
  readonly symbol: string;
  /** Place in the list of pairs. */
  index: number;
  /** The newest row: a text until `fieldsOf` is asked for its fields. */
  row: string | RawRow;
  /** The table's version when the row came; newer than what a reader last saw means changed. */
  version: number;
}

/** The newest raw row of every pair: latest wins before any work is done on it. */
export interface RowTable {
  /** Takes the rows of one frame. A full one also removes the pairs it doesn't hold. Returns how many found a place. */
  readonly apply: (rows: readonly PairRow[], full: boolean) => number;
  readonly entry: (symbol: string) => RowEntry | undefined;
  readonly entries: () => Iterable<RowEntry>;
  /** Symbols in the order in which the feed named them. */
  readonly pairs: () => readonly string[];
  /** Rises with every row. */
  readonly version: () => number;
  /** Rises when a pair is added or removed. */
  readonly pairsVersion: () => number;
}

/** The fields of a pair's newest row. */
export function fieldsOf(entry: RowEntry): RawRow {
  const fields = readRow(entry.row);
  entry.row = fields;
  return fields;
}

export function createRowTable(): RowTable {
  const entryBySymbol = new Map<string, RowEntry>();
  let pairs: string[] = [];
  let version = 0;
  let pairsVersion = 0;

  const addPair = ({ symbol, row }: PairRow): boolean => {
    if (entryBySymbol.size >= MAX_PAIRS) return false;
    entryBySymbol.set(symbol, { symbol, index: pairs.length, row, version });
    pairs.push(symbol);
    return true;
  };

  /** Makes room before anything is added: the table may be full of pairs that a snapshot does not hold. */
  const removeMissing = (snapshot: readonly PairRow[]): boolean => {
    const present = new Set(snapshot.map(({ symbol }) => symbol));
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
      let taken = 0;
      let isListChanged = full && removeMissing(rows);
      for (const pairRow of rows) {
        version += 1;
        const entry = entryBySymbol.get(pairRow.symbol);
        if (entry !== undefined) {
          entry.row = pairRow.row;
          entry.version = version;
        } else if (addPair(pairRow)) isListChanged = true;
        else continue;
        taken += 1;
      }
      if (isListChanged) pairsVersion += 1;
      return taken;
    },
    entry: (symbol) => entryBySymbol.get(symbol),
    entries: () => entryBySymbol.values(),
    pairs: () => [...pairs],
    version: () => version,
    pairsVersion: () => pairsVersion,
  };
}
