/** The rows of a list that are asked for (screens.md 0.1, page style). */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}

const PAGE_SIZE = 20;

export function pageOf(pageNo: number = 1, pageSize: number = PAGE_SIZE): Page {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}
