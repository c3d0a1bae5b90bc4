import * as v from 'valibot';
import { Count, Int } from './fields.ts';

const PageNo = v.optional(v.pipe(Int, v.minValue(1)));
const PageSize = v.optional(v.pipe(Int, v.minValue(1), v.maxValue(100)));

/** Pages by number, which go with a total (screens.md 0.1). */
export const pageInput = { pageNo: PageNo, pageSize: PageSize };
/** The same in the spelling of /exchange/batch. */
export const snakePageInput = { page_no: PageNo, page_size: PageSize };
export const pageResult = { total: Count };

/** Pages by cursor; the server takes 20 rows when it is told no number. */
export const cursorInput = cursorUpTo(50);
/** "" is the end. */
export const cursorResult = { nextPageCursor: v.string() };

export function cursorUpTo(maxLimit: number) {
  return {
    limit: v.optional(v.pipe(Int, v.minValue(1), v.maxValue(maxLimit))),
    cursor: v.optional(v.string()),
  };
}
