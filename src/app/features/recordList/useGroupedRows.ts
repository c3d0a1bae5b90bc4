import { useMemo } from 'react';
import { foldRows } from './growingRows.ts';

/** The rows ordered by group, the groups by their first row; `key` names everything that `groupOf` depends on. */
export function useGroupedRows<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string | null) | null,
  key: string,
): readonly Row[] {
  const isGrouped = groupOf !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes the function again, and what it goes by is the key
  const group = useMemo(
    () =>
      foldRows(
        () => new Map<string | null, Row[]>(),
        (groups, row: Row) => {
          const name = groupOf?.(row) ?? null;
          const ofGroup = groups.get(name);
          if (ofGroup === undefined) groups.set(name, [row]);
          else ofGroup.push(row);
        },
      ),
    [isGrouped, key],
  );
  return useMemo(() => (isGrouped ? [...group(rows).values()].flat() : rows), [isGrouped, group, rows]);
}
