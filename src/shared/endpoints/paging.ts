import * as v from 'valibot';
import { Count, Int } from './fields.ts';

const PageNo = v.optional(v.pipe(Int, v.minValue(1)));
const PageSize = v.optional(v.pipe(Int, v.minValue(1), v.maxValue(100)));

/** Pages by number, which go with a total (screens.md 0.1). */
export const pageInput = { pageNo: PageNo, pageSize: PageSize };
/** The same in the spelling of /exchange/batch. */
export const snakePageInput = { page_no: PageNo, page_size: PageSize };
export const pageResult = { total: Count };

/** Pages by cursor; the server sends 20 rows where no number is given. */
export const cursorInput = cursorUpTo(50);
/** "" is the end. */
export const cursorResult = { nextPageCursor: v.string() };

export function cursorUpTo(maxLimit: number) {
  return {
    limit: v.optional(v.pipe(Int, v.minValue(1), v.maxValue(maxLimit))),
    cursor: v.optional(v.string()),
  };
}

const DAY_MS = 86_400_000;

/**
 * Refuses a range that ends before it begins or is longer than the call takes. An open range is the server's to judge.
 * The fields hold milliseconds as text; where one of them is wrong by itself, that is said instead.
 */
export function range<Input extends object>(
  maxDays: number,
  from: string = 'startTime',
  to: string = 'endTime',
) {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues !== undefined) return;
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value));
    const [start, end] = [input[from], input[to]];
    if (typeof start !== 'string' || typeof end !== 'string') return;
    const spanMs = Number(end) - Number(start);
    if (spanMs >= 0 && spanMs <= maxDays * DAY_MS) return;
    addIssue({
      message: spanMs < 0 ? 'is before the start' : `is more than ${maxDays} days after the start`,
      path: [{ type: 'object', origin: 'value', input, key: to, value: end }],
    });
  });
}
