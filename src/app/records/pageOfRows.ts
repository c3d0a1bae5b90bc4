/** In which order a table is shown, by the id of a column; null is the order of time. */
export interface RecordSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** The page that is shown: the last one where the address asks for a later one and all rows are known. */
  readonly page: number;
  /** Null while it isn't known how many there are. */
  readonly pages: number | null;
  readonly hasNext: boolean;
}

export interface PageOptions<Row> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** All rows are known: only then can they be put into another order. */
  readonly isComplete: boolean;
  readonly sort: RecordSort | null;
  /** The order of each column that has one. */
  readonly compareBy: Readonly<Record<string, (one: Row, other: Row) => number>>;
  /** Rows that are not to be shown, such as those of zero value. */
  readonly isHidden?: (row: Row) => boolean;
}

/** The rows of one page of a history, in the order that was chosen. */
export function pageOfRows<Row>(all: readonly Row[], options: PageOptions<Row>): RowPage<Row> {
  const { page, pageSize, isComplete, sort, compareBy, isHidden = () => false } = options;
  const shown = all.filter((row) => !isHidden(row));
  const compare = isComplete && sort !== null ? compareBy[sort.column] : undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = compare === undefined ? shown : shown.toSorted((one, other) => sign * compare(one, other));
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const at = isComplete ? Math.min(page, pages) : page;
  return {
    rows: sorted.slice((at - 1) * pageSize, at * pageSize),
    page: at,
    pages: isComplete ? pages : null,
    hasNext: !isComplete || at < pages,
  };
}
