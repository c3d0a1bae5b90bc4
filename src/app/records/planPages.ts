import { mergeRecords } from './mergeRecords.ts';
import type { RecordRow } from './recordRow.ts';
import type { QueryStep } from './splitSpan.ts';

/** A page of one query of one source. */
export interface PageAsk {
  readonly sourceId: string;
  readonly step: QueryStep;
  /** From 1. */
  readonly pageNo: number;
}

/** What is known of a page. A page whose refresh failed is still loaded. */
export type PageState<Row> =
  | { readonly state: 'loaded'; readonly rows: readonly Row[]; readonly total: number }
  | { readonly state: 'failed' }
  | { readonly state: 'pending' };

export interface PagePlan<Row> {
  /** Everything that has to be there or be asked for now, in the order in which it is needed. */
  readonly asks: readonly PageAsk[];
  /** The rows whose place is certain: whatever is still to come is older. */
  readonly rows: readonly Row[];
  /** Nothing is older than the last of these rows, in sources that answer. */
  readonly isComplete: boolean;
  /** Sources that could not be asked on; the others are shown without them. */
  readonly failed: readonly string[];
}

export interface PlanOptions<Row> {
  /** Each with its queries, the newest first. */
  readonly sources: readonly { readonly id: string; readonly steps: readonly QueryStep[] }[];
  readonly pageSize: number;
  /** How many rows the page wants to show, from the newest one on. */
  readonly wanted: number;
  /** Rows that will not be shown, and so don't count. */
  readonly isHidden: (row: Row) => boolean;
  readonly stateOf: (ask: PageAsk) => PageState<Row>;
}

/**
 * Which pages of which queries are needed for the newest `wanted` rows of all sources together. Each source is read from its
 * newest page on; the one that has been read the least far back says which rows are certain, and is asked next.
 */
export function planPages<Row extends RecordRow>(options: PlanOptions<Row>): PagePlan<Row> {
  const walks = options.sources.map(({ id, steps }) => walkSource(id, steps, options));
  const certainFromMs = Math.max(Number.NEGATIVE_INFINITY, ...walks.map(blockedBelow));
  const rows = mergeRecords(walks.map((walk) => walk.rows)).filter(({ atMs }) => atMs >= certainFromMs);
  const isShort = rows.filter((row) => !options.isHidden(row)).length < options.wanted;
  return {
    asks: walks.flatMap((walk) => {
      const isNeeded = walk.isFailed || (isShort && blockedBelow(walk) === certainFromMs);
      return walk.next !== null && isNeeded ? [...walk.loaded, walk.next] : walk.loaded;
    }),
    rows,
    isComplete: walks.every(({ next, isFailed }) => next === null || isFailed),
    failed: walks.filter(({ isFailed }) => isFailed).map(({ id }) => id),
  };
}

interface Walk<Row> {
  readonly id: string;
  readonly loaded: readonly PageAsk[];
  readonly rows: readonly Row[];
  /** The page behind the last loaded one; null at the end. */
  readonly next: PageAsk | null;
  readonly isFailed: boolean;
}

function walkSource<Row extends RecordRow>(
  id: string,
  steps: readonly QueryStep[],
  { pageSize, stateOf }: PlanOptions<Row>,
): Walk<Row> {
  const loaded: PageAsk[] = [];
  const rows: Row[] = [];
  for (const step of steps) {
    for (let pageNo = 1; ; pageNo += 1) {
      const ask = { sourceId: id, step, pageNo };
      const page = stateOf(ask);
      if (page.state !== 'loaded') {
        return { id, loaded, rows, next: ask, isFailed: page.state === 'failed' };
      }
      loaded.push(ask);
      rows.push(...page.rows);
      // A page without rows is the end, whatever its total says: rows can leave while pages are read.
      if (page.rows.length === 0 || pageNo * pageSize >= page.total) break;
    }
  }
  return { id, loaded, rows, next: null, isFailed: false };
}

/** Rows older than this may still come from a source; −∞ from one that has ended, or that gives no more. */
function blockedBelow<Row extends RecordRow>({ next, rows, isFailed }: Walk<Row>): number {
  if (next === null || isFailed) return Number.NEGATIVE_INFINITY;
  return next.pageNo === 1 ? next.step.endMs + 1 : (rows.at(-1)?.atMs ?? next.step.endMs + 1);
}
