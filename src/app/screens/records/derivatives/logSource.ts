import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { type AskedType, type LogRow, readLogRow, WIRE_BY_TYPE } from './logRow.ts';

/** What the address narrows the log down to. */
export interface LogWords {
  readonly coin?: string;
  readonly type?: AskedType;
  readonly contract?: string;
}

/** The call answers seven days at a time, up to 500 rows of them (screens.md 2.4). */
const MAX_SPAN_MS = 7 * 86_400_000 - 1;
const MAX_ROWS = 500;

export function logSources({ coin, type, contract }: LogWords): readonly RecordSource<LogRow>[] {
  return [
    createSource({
      id: 'derivatives',
      endpoint: 'transactionHistory',
      asked: {
        ...(coin !== undefined && { currency: coin }),
        ...(type !== undefined && { type: WIRE_BY_TYPE[type] }),
        ...(contract !== undefined && { symbol: contract }),
      },
      maxSpanMs: MAX_SPAN_MS,
      maxLimit: MAX_ROWS,
      // Fewer than it could: what comes is merged and summed without blocking the page.
      pageRows: 400,
      // What is in the log is booked.
      isFinal: true,
      inputOf: (asked, { step, cursor, limit }) => ({
        ...asked,
        startTime: String(step.startMs),
        endTime: String(step.endMs),
        limit,
        ...(cursor !== '' && { cursor }),
      }),
      read: ({ list, nextPageCursor }) => ({ rows: list.map(readLogRow), nextCursor: nextPageCursor }),
    }),
  ];
}
