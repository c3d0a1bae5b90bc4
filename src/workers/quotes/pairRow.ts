/** A slowBroker row as it came; its fields are read when they are wanted. */
export type RawRow = Readonly<Record<string, unknown>>;

/** A row of a pair; as JSON text until one of its fields is wanted. */
export interface PairRow {
  readonly symbol: string;
  readonly row: string | RawRow;
}

/** The fields of a pair's row. A text was found to be a JSON object when its frame was scanned. */
export function readRow(row: string | RawRow): RawRow {
  return typeof row === 'string' ? (JSON.parse(row) as RawRow) : row;
}
