/** Rows of a page; in a list that is scrolled through, what a page turns by. */
export const PAGE_SIZE = 20;

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** How many rows are on the pages before. */
  readonly before: number;
  /** How many rows all pages have; null while that isn't known. */
  readonly total: number | null;
  /** The page that is shown: the last one where the address asks for a later one and all rows are known. */
  readonly page: number;
  readonly hasNext: boolean;
}

export interface PageOptions<Row> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** All rows are known: only then can they be put into another order. */
  readonly isComplete: boolean;
  /** Null is the order in which they come. */
  readonly compare: ((one: Row, other: Row) => number) | null;
}

/** The rows of one page of a list, in the order that was chosen. */
export function pageOfRows<Row>(rows: readonly Row[], options: PageOptions<Row>): RowPage<Row> {
  const { page, pageSize, isComplete, compare } = options;
  const sorted = isComplete && compare !== null ? rows.toSorted(compare) : rows;
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const at = isComplete ? Math.min(page, pages) : page;
  return {
    rows: sorted.slice((at - 1) * pageSize, at * pageSize),
    before: (at - 1) * pageSize,
    total: isComplete ? sorted.length : null,
    page: at,
    hasNext: !isComplete || at < pages,
  };
}

/** All rows as the one page of a list that is scrolled through; `page` is where it is scrolled to. */
export function allRows<Row>(
  rows: readonly Row[],
  { page, isComplete, compare }: Omit<PageOptions<Row>, 'pageSize'>,
): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  return {
    rows: compare === null ? rows : rows.toSorted(compare),
    before: 0,
    total: isComplete ? rows.length : null,
    page: isComplete ? Math.min(page, pages) : page,
    hasNext: !isComplete || page < pages,
  };
}
