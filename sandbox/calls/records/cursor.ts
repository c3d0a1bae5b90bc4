import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';

/** Columns that put the rows of a list in one order: when, and which. */
export interface ListOrder {
  readonly at: PgColumn;
  readonly id: PgColumn;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** "" is the end. */
  readonly nextPageCursor: string;
}

/** Rows of a list when the request does not say how many (screens.md 0.1). */
export const DEFAULT_LIMIT = 20;

const CURSOR = /^(\d{1,15})_([\w-]{1,128})$/;

/** The order of lists: the newest first. */
export function newestFirst({ at, id }: ListOrder): [SQL, SQL] {
  return [desc(at), desc(id)];
}

/**
 * What comes after a cursor. A cursor names the last row seen, so that rows which came since neither repeat nor hide any.
 * Throws the refusal of a cursor that no list gave.
 */
export function afterCursor({ at, id }: ListOrder, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined || cursor === '') {
    return undefined;
  }
  const [, moment, last] = CURSOR.exec(cursor) ?? [];
  if (moment === undefined || last === undefined) {
    throw new Refusal(REFUSALS.badParameter('cursor'));
  }
  return or(lt(at, Number(moment)), and(eq(at, Number(moment)), lt(id, last)));
}

/** The page of rows that were read, one more than it holds. */
export function cutPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  atOf: (row: Row) => number,
): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextPageCursor: last === undefined || rows.length <= limit ? '' : `${atOf(last)}_${last.id}`,
  };
}
