import { useStore } from 'zustand';
import { columnStore, hideColumns } from '#app/stores/columnStore.ts';

const NONE: readonly string[] = [];

/** The columns of a records table that are hidden on this device, and how to hide others; `table` names the screen. */
export function useHiddenColumns(
  table: string,
): readonly [hidden: readonly string[], hide: (hidden: readonly string[]) => void] {
  const hidden = useStore(columnStore, ({ hiddenByTable }) => hiddenByTable[table]);
  return [hidden ?? NONE, (columns) => hideColumns(table, columns)];
}
