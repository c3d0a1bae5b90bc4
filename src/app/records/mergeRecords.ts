import type { RecordRow } from './recordRow.ts';

/**
 * Rows of several sources or pages in one timeline, the newest first. Of the same moment, the list that is named first comes
 * first, and each list keeps its own order. A row that comes twice is shown once, as the first list has it: pages that were
 * loaded at different times overlap when something new came between.
 */
export function mergeRecords<Row extends RecordRow>(lists: readonly (readonly Row[])[]): readonly Row[] {
  const rowById = new Map<string, Row>();
  for (const list of lists) {
    for (const row of list) if (!rowById.has(row.id)) rowById.set(row.id, row);
  }
  // Sorting is stable (ECMAScript 2019), and a Map keeps the order in which its keys came.
  return [...rowById.values()].sort((one, other) => other.atMs - one.atMs);
}
