import { useMemo, useState } from 'react';
import { foldRows } from '../growingRows.ts';
import { type AmountLayout, addAmount, layoutOf } from './layOutAmounts.ts';
import type { RecordColumn } from './recordColumn.ts';

/** How the amounts of each column stand for all rows that are loaded, so that none moves while they are scrolled through. */
export function useLongLayout<Row>(
  columns: readonly RecordColumn<Row>[],
  loaded: readonly Row[],
): readonly AmountLayout[] {
  const [foldByColumn] = useState(() => new Map<string, (rows: readonly Row[]) => Map<string, number>>());
  return useMemo(
    () =>
      columns.map(({ id, amountOf }) => {
        if (amountOf === undefined) return layoutOf(new Map());
        const known = foldByColumn.get(id);
        const fold =
          known ??
          foldRows(
            () => new Map<string, number>(),
            (decimals, row: Row) => addAmount(decimals, amountOf(row)),
          );
        if (known === undefined) foldByColumn.set(id, fold);
        return layoutOf(fold(loaded));
      }),
    [columns, loaded, foldByColumn],
  );
}
