import type { Request, RequestOptions } from '#app/bridge/request.ts';
import type { Result } from '#shared/result/result.ts';
import type { RecordRow } from './recordRow.ts';
import type { QueryStep } from './splitSpan.ts';

/** One page of a source's answer; null for a guest (screens.md 0.1). `asOfMs` by the device's clock. */
export type SourcePage<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly asOfMs: number;
} | null;

export interface SourceAsk {
  readonly step: QueryStep;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A call of the exchange as one source of a history: how it is asked, and what becomes of its rows. */
export interface RecordSource<Row extends RecordRow> {
  readonly id: string;
  /** What it is asked for beside time and page, such as its filters: another key is another question. */
  readonly key: string;
  /** The longest range of one call in ms; Infinity where the call says nothing. */
  readonly maxSpanMs: number;
  readonly load: (
    request: Request,
    ask: SourceAsk,
    options: RequestOptions,
  ) => Promise<Result<SourcePage<Row>>>;
}
