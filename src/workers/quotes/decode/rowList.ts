import { isSymbol } from '#shared/market/symbol.ts';
import { type PairRow, type RawRow, readRow } from '../pairRow.ts';

/** The rows of one frame: scanned (scanPairRows.ts), or parsed with anything in them. */
export type RowList =
  | { readonly isScanned: true; readonly rows: readonly PairRow[] }
  | { readonly isScanned: false; readonly rows: readonly unknown[] };

/** The rows of pairs. What is no row, or of no pair, is left out (design.md section 3). */
export function listPairRows(list: RowList): readonly PairRow[] {
  if (list.isScanned) return list.rows;
  return list.rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null) return [];
    const { s } = row as { s?: unknown };
    return isSymbol(s) ? [{ symbol: s, row: row as RawRow }] : [];
  });
}

/** All rows as JSON values, of whatever topic they are. */
export function listValues(list: RowList): readonly unknown[] {
  return list.isScanned ? list.rows.map(({ row }) => readRow(row)) : list.rows;
}
