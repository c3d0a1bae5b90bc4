import { growRows } from './growingRows.ts';
import type { RecordRow } from './recordSource.ts';

/** The pages of each source, the newest first. */
export type SourcePages<Row> = readonly (readonly (readonly Row[])[])[];

export interface RowMerger<Row> {
  /** How many rows the last timeline had. */
  readonly length: () => number;
  /**
   * Rows of several sources and pages in one timeline, the newest first. Of the same moment, the source that is named first
   * comes first, and each source keeps its own order. A row that comes twice is shown once, as the first page has it: pages
   * that were loaded at different times overlap when something new came between.
   */
  readonly merge: (pages: SourcePages<Row>) => readonly Row[];
}

/** Remembers its last timeline: pages that only add older rows to it are not merged with all the others again. */
export function createRowMerger<Row extends RecordRow>(): RowMerger<Row> {
  let known: SourcePages<Row> = [];
  let rows: readonly Row[] = [];
  let ids = new Set<string>();

  /** What is added; null where rows come between those that were there. */
  const addedRows = (pages: SourcePages<Row>): readonly Row[] | null => {
    if (pages.length !== known.length) return null;
    const isLonger = pages.every((ofSource, source) =>
      (known[source] ?? []).every((page, at) => page === ofSource[at]),
    );
    if (!isLonger) return null;
    const added = pages.flatMap((ofSource, source) => ofSource.slice(known[source]?.length ?? 0)).flat();
    if (added.length === 0) return added;
    let lastMs = rows.at(-1)?.atMs ?? Number.POSITIVE_INFINITY;
    for (const { atMs } of added) {
      if (pages.length > 1 || atMs > lastMs) return null;
      lastMs = atMs;
    }
    return added;
  };
  const takeNew = (candidates: readonly Row[]): readonly Row[] =>
    candidates.filter(({ id }) => !ids.has(id) && ids.add(id));

  return {
    length: () => rows.length,
    merge: (pages) => {
      const added = addedRows(pages);
      known = pages;
      if (added === null) {
        ids = new Set();
        // Sorting is stable (ECMAScript 2019).
        rows = [...takeNew(pages.flat(2))].sort((one, other) => other.atMs - one.atMs);
      } else if (added.length > 0) {
        rows = growRows(rows, takeNew(added));
      }
      return rows;
    },
  };
}
