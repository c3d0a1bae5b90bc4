import { createPace } from '../createPace.ts';

/** Where a page begins: after the row of this moment and id. */
export interface PageStart {
  readonly at: number;
  readonly id: string;
}

interface Dated {
  readonly id: string;
  readonly at?: number;
  readonly createdAt?: number;
}

/** Rows of one statement: a few milliseconds, after which others have their turn. */
const PAGE = 200;
/** Before all rows. */
export const FIRST_PAGE: PageStart = { at: Number.MIN_SAFE_INTEGER, id: '' };

/** All rows after a place, by pages in the order of time and id. */
export async function readPages<Row extends Dated>(
  first: PageStart,
  readPage: (after: PageStart, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const endPiece = createPace();
  const rows: Row[] = [];
  let after = first;
  for (;;) {
    const sinceMs = performance.now();
    const page = await readPage(after, PAGE);
    rows.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return rows;
    after = { at: last.at ?? last.createdAt ?? after.at, id: last.id };
    await endPiece(sinceMs);
  }
}
