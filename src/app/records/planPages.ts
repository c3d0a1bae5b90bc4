import { FIRST_PAGE, type PageMark, type RecordRow } from './recordSource.ts';
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
}

export interface PlanOptions<Row> {
  /** Each with its queries, the newest first. */
  readonly sources: readonly { readonly id: string; readonly steps: readonly QueryStep[] }[];
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
  const walks = options.sources.map(({ id, steps }) => walkSource(id, steps, options.stateOf));
  const certainFromMs = Math.max(Number.NEGATIVE_INFINITY, ...walks.map(openBelowMs));
  const rows = mergeRows(walks.map((walk) => walk.rows)).filter(({ atMs }) => atMs >= certainFromMs);
  const isShort = rows.filter((row) => !options.isHidden(row)).length < options.wanted;
  return {
    asks: walks.flatMap((walk) => {
      const isNeeded = walk.isFailed || (isShort && openBelowMs(walk) === certainFromMs);
      return walk.next !== null && isNeeded ? [...walk.loaded, walk.next] : walk.loaded;
    }),
    rows,
    isComplete: walks.every(({ next, isFailed }) => next === null || isFailed),
    steps: {
      done: walks.reduce((sum, { stepsDone }) => sum + stepsDone, 0),
      total: options.sources.reduce((sum, { steps }) => sum + steps.length, 0),
    },
  };
}

/**
 * Rows of several sources or pages in one timeline, the newest first. Of the same moment, the list that is named first comes
 * first, and each list keeps its own order. A row that comes twice is shown once, as the first list has it: pages that were
 * loaded at different times overlap when something new came between.
 */
function mergeRows<Row extends RecordRow>(lists: readonly (readonly Row[])[]): readonly Row[] {
  const rowById = new Map<string, Row>();
  for (const list of lists) {
    for (const row of list) if (!rowById.has(row.id)) rowById.set(row.id, row);
  }
  // Sorting is stable (ECMAScript 2019), and a Map keeps the order in which its keys came.
  return [...rowById.values()].sort((one, other) => other.atMs - one.atMs);
}

interface Walk<Row> {
  readonly loaded: readonly PageAsk[];
  readonly rows: readonly Row[];
  readonly stepsDone: number;
  /** The page after the last loaded one; null at the end. */
  readonly next: PageAsk | null;
  readonly isFailed: boolean;
}

function walkSource<Row extends RecordRow>(
  sourceId: string,
  steps: readonly QueryStep[],
  stateOf: PlanOptions<Row>['stateOf'],
): Walk<Row> {
  const loaded: PageAsk[] = [];
  const rows: Row[] = [];
  for (const [stepsDone, step] of steps.entries()) {
    for (let mark: PageMark | null = FIRST_PAGE; mark !== null; ) {
      const ask: PageAsk = { sourceId, step, ...mark };
      const page: PageState<Row> = stateOf(ask);
      if (page.state !== 'loaded') {
        return { loaded, rows, stepsDone, next: ask, isFailed: page.state === 'failed' };
      }
      loaded.push(ask);
      rows.push(...page.rows);
      mark = page.next;
    }
  }
  return { loaded, rows, stepsDone: steps.length, next: null, isFailed: false };
}

/** Rows older than this may still come from a source; −∞ from one that has ended, or that gives no more. */
function openBelowMs<Row extends RecordRow>({ next, rows, isFailed }: Walk<Row>): number {
  if (next === null || isFailed) return Number.NEGATIVE_INFINITY;
  return next.pageNo === 1 ? next.step.endMs + 1 : (rows.at(-1)?.atMs ?? next.step.endMs + 1);
}
