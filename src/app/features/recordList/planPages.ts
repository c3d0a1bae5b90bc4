import { FIRST_PAGE, type PageMark, type RecordRow } from './recordSource.ts';
import { createRowMerger, type RowMerger } from './rowMerger.ts';
import type { QueryStep } from './splitSpan.ts';

/** A page of one query of one source. */
export interface PageAsk extends PageMark {
  readonly sourceId: string;
  readonly step: QueryStep;
}

/** What is known of a page. A page whose refresh failed is still loaded. */
export type PageState<Row> =
  | { readonly state: 'loaded'; readonly rows: readonly Row[]; readonly next: PageMark | null }
  | { readonly state: 'failed' }
  | { readonly state: 'pending' };

export interface PagePlan<Row> {
  /** Every page that is loaded or needed now, in the order in which it is needed. */
  readonly asks: readonly PageAsk[];
  /** The rows whose place is certain: whatever is still to come is older. */
  readonly rows: readonly Row[];
  /** Nothing is older than the last of these rows, in sources that answer. */
  readonly isComplete: boolean;
  /** How many queries of the range are read, of how many. */
  readonly steps: { readonly done: number; readonly total: number };
  /** More rows are loaded than were merged: the next plan of the same merger continues. */
  readonly isBehind: boolean;
}

export interface PlanOptions<Row> {
  /** Each with its queries, the newest first. */
  readonly sources: readonly { readonly id: string; readonly steps: readonly QueryStep[] }[];
  /** How many rows the page wants to show, from the newest one on. */
  readonly wanted: number;
  /** Rows that will not be shown, and so don't count; null where all are shown. */
  readonly isHidden: ((row: Row) => boolean) | null;
  readonly stateOf: (ask: PageAsk) => PageState<Row>;
  /** The one of the plan before, so that what it merged is not merged again. */
  readonly merger?: RowMerger<Row>;
}

/** Rows that one plan adds to what is merged: reading more of them at once would block the page. */
const ROWS_AT_ONCE = 500;

/**
 * The pages of queries that are needed for the newest `wanted` rows of all sources together. Each source is read from its
 * newest page on. Rows are certain back to where the source read least far ends; that source is asked next.
 */
export function planPages<Row extends RecordRow>(options: PlanOptions<Row>): PagePlan<Row> {
  const { stateOf, isHidden, wanted, merger = createRowMerger<Row>() } = options;
  const mostRows = merger.length() + ROWS_AT_ONCE;
  const walks = options.sources.map(({ id, steps }) => walkSource(id, steps, { stateOf, mostRows }));
  const certainFromMs = Math.max(Number.NEGATIVE_INFINITY, ...walks.map(openBelowMs));
  const merged = merger.merge(walks.map(({ pages }) => pages));
  const isCertain = (merged.at(-1)?.atMs ?? certainFromMs) >= certainFromMs;
  const rows = isCertain ? merged : merged.filter(({ atMs }) => atMs >= certainFromMs);
  const isShort = countShown(rows, isHidden, wanted) < wanted;
  const isNeeded = (walk: Walk<Row>): boolean =>
    walk.isFailed || (isShort && openBelowMs(walk) === certainFromMs);
  return {
    asks: walks.flatMap((walk) =>
      walk.next !== null && isNeeded(walk) ? [...walk.loaded, walk.next] : walk.loaded,
    ),
    rows,
    isComplete: walks.every(({ next, isFailed }) => next === null || isFailed),
    steps: {
      done: walks.reduce((sum, { stepsDone }) => sum + stepsDone, 0),
      total: options.sources.reduce((sum, { steps }) => sum + steps.length, 0),
    },
    isBehind: walks.some((walk) => walk.isBehind && isNeeded(walk)),
  };
}

/** How many of the rows are shown, counted no further than to `most`. */
export function countShown<Row>(
  rows: readonly Row[],
  isHidden: PlanOptions<Row>['isHidden'],
  most: number,
): number {
  if (isHidden === null) return Math.min(rows.length, most);
  let count = 0;
  for (const row of rows) {
    if (count >= most) break;
    if (!isHidden(row)) count += 1;
  }
  return count;
}

interface Walk<Row> {
  readonly loaded: readonly PageAsk[];
  readonly pages: readonly (readonly Row[])[];
  readonly stepsDone: number;
  /** The page after the last one of these; null at the end. */
  readonly next: PageAsk | null;
  readonly isFailed: boolean;
  /** The next page is loaded, and was left for the next plan. */
  readonly isBehind: boolean;
}

function walkSource<Row extends RecordRow>(
  sourceId: string,
  steps: readonly QueryStep[],
  { stateOf, mostRows }: { readonly stateOf: PlanOptions<Row>['stateOf']; readonly mostRows: number },
): Walk<Row> {
  const loaded: PageAsk[] = [];
  const pages: (readonly Row[])[] = [];
  let count = 0;
  for (const [stepsDone, step] of steps.entries()) {
    for (let mark: PageMark | null = FIRST_PAGE; mark !== null; ) {
      const ask: PageAsk = { sourceId, step, ...mark };
      const page: PageState<Row> = stateOf(ask);
      const isBehind = page.state === 'loaded' && count >= mostRows;
      if (page.state !== 'loaded' || isBehind) {
        const isFailed = page.state === 'failed';
        return { loaded, pages, stepsDone, next: ask, isFailed, isBehind };
      }
      loaded.push(ask);
      pages.push(page.rows);
      count += page.rows.length;
      mark = page.next;
    }
  }
  return { loaded, pages, stepsDone: steps.length, next: null, isFailed: false, isBehind: false };
}

/** Rows older than this may still come from a source; −∞ from one that has ended, or that gives no more. */
function openBelowMs<Row extends RecordRow>({ next, pages, isFailed }: Walk<Row>): number {
  if (next === null || isFailed) return Number.NEGATIVE_INFINITY;
  return next.pageNo === 1 ? next.step.endMs + 1 : (lastOf(pages)?.atMs ?? next.step.endMs + 1);
}

function lastOf<Row>(pages: readonly (readonly Row[])[]): Row | undefined {
  return pages.findLast(({ length }) => length > 0)?.at(-1);
}
