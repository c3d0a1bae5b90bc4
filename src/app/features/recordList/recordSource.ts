import type { Request, RequestOptions } from '#app/bridge/request.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { QueryStep } from './splitSpan.ts';

/** What every row of a list has, whatever else its screen puts into it. */
export interface RecordRow {
  /** The exchange's own id; the same id from two sources is one row. */
  readonly id: string;
  /** When it was made, in ms since 1970; lists are in its order. */
  readonly atMs: number;
  /** The record's status is not final (init, processing, open, filling): it is read again while the page is visible. */
  readonly isPending: boolean;
}

/** The page of a query: its number for calls with numbered pages, its cursor for calls with cursors. */
export interface PageMark {
  /** From 1. */
  readonly pageNo: number;
  /**
   * "" for the first page. With numbered pages the last row of the page before, which is not sent: after another row the page is
   * another one, as its rows have moved.
   */
  readonly cursor: string;
}

export const FIRST_PAGE: PageMark = { pageNo: 1, cursor: '' };

export interface SourceAsk extends PageMark {
  readonly step: QueryStep;
  /** Rows of a page. */
  readonly limit: number;
}

/** One page of a source's answer; null for a guest (screens.md 0.1). */
export type SourcePage<Row> = {
  readonly rows: readonly Row[];
  /** The rows of the whole query; null where the call does not count them. */
  readonly total: number | null;
  /** The page after this one; null at the end. */
  readonly next: PageMark | null;
  /** By the device's clock. */
  readonly asOfMs: number;
  /** How far the exchange's clock is ahead of it. */
  readonly skewMs?: number;
  /** Rows of it that can't be shown (screens.md 0.2c). */
  readonly leftOut?: LeftOut | undefined;
} | null;

/** A call of the exchange as one source of a list: how it is made, and how its rows are read. */
export interface RecordSource<Row extends RecordRow> {
  readonly id: string;
  /** What it is asked for besides time and page, such as its filters: another key is another query. */
  readonly key: string;
  /** The longest range of one call in ms; Infinity without a limit; null where the call takes no range at all. */
  readonly maxSpanMs: number | null;
  /** The most rows that one call gives (screens.md 0.1: 100 with page numbers, 50 with cursors). */
  readonly maxLimit: number;
  /** Rows of one call while the list is read; 50 without it. */
  readonly pageRows?: number;
  /** The source's rows never change, so loaded ones are not read again. */
  readonly isFinal?: boolean;
  readonly load: (
    request: Request,
    ask: SourceAsk,
    options: RequestOptions,
  ) => Promise<Result<SourcePage<Row>>>;
}

/** The rows of an answer, with the count of a numbered call or the cursor of the other kind ("" at the end). */
export type ReadRows<Row> =
  | { readonly rows: readonly Row[]; readonly total: number }
  | { readonly rows: readonly Row[]; readonly nextCursor: string };

export interface SourceOptions<Name extends EndpointName, Asked, Row extends RecordRow> {
  readonly id: string;
  readonly endpoint: Name;
  /** The filters, as the call takes them. */
  readonly asked: Asked;
  readonly maxSpanMs: number | null;
  readonly maxLimit?: number;
  readonly pageRows?: number;
  readonly isFinal?: boolean;
  readonly inputOf: (asked: Asked, ask: SourceAsk) => InputOf<Name>;
  /**
   * `exchangeMs`: when it was answered by the exchange's clock, whose moments are in the rows, in ms since 1970; `skewMs`: how far
   * that is ahead of the device's.
   */
  readonly read: (result: ResultOf<Name>, exchangeMs: number, skewMs: number) => ReadRows<Row>;
}

/** A source whose rows come from one call of the endpoint table. */
export function createSource<Name extends EndpointName, Asked, Row extends RecordRow>(
  options: SourceOptions<Name, Asked, Row>,
): RecordSource<Row> {
  const { id, endpoint, asked, maxSpanMs, maxLimit = 100, pageRows, isFinal, inputOf, read } = options;
  return {
    id,
    key: JSON.stringify(asked),
    maxSpanMs,
    maxLimit,
    ...(pageRows !== undefined && { pageRows }),
    ...(isFinal !== undefined && { isFinal }),
    load: async (request, ask, requestOptions) => {
      const answered = await request(endpoint, inputOf(asked, ask), requestOptions);
      if (!answered.ok) return answered;
      const { result, asOfMs, skewMs, leftOut } = answered.value;
      if (result === undefined) return ok(null);
      return ok({ ...pageOf(read(result, asOfMs + skewMs, skewMs), ask, asOfMs, leftOut), skewMs });
    },
  };
}

/** What most calls with numbered pages take. */
export function numberedInput({ step, pageNo, limit }: SourceAsk) {
  return { startTime: String(step.startMs), endTime: String(step.endMs), pageNo, pageSize: limit };
}

/** Reads which page follows. */
export function pageOf<Row extends Pick<RecordRow, 'id'>>(
  read: ReadRows<Row>,
  ask: Omit<SourceAsk, 'step'>,
  asOfMs: number,
  leftOut?: LeftOut,
): NonNullable<SourcePage<Row>> {
  const { rows } = read;
  const about = { rows, asOfMs, leftOut };
  const pageNo = ask.pageNo + 1;
  if ('total' in read) {
    // A page without rows is the end, whatever its total says: rows can leave while pages are read.
    const hasNext = rows.length + (leftOut?.rows ?? 0) > 0 && ask.pageNo * ask.limit < read.total;
    return { ...about, total: read.total, next: hasNext ? { pageNo, cursor: rows.at(-1)?.id ?? '' } : null };
  }
  const { nextCursor } = read;
  // A cursor that leads to itself would never end.
  const hasNext = nextCursor !== '' && nextCursor !== ask.cursor;
  return { ...about, total: null, next: hasNext ? { pageNo, cursor: nextCursor } : null };
}
