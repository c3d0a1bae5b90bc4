import type { OrderedFile } from '#app/features/exportJobs/orderFile.ts';
import type { Span } from '#app/features/recordList/dateRange.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';

/** One order of a long range. Asked again, it has the same id, so that the exchange makes it once. */
export interface OrderPart extends Span {
  readonly requestId: string;
}

/** The outcome of the orders of one export. */
export interface OrderedParts {
  /** Ids of the jobs, in the order of their parts. */
  readonly ids: readonly string[];
  /** Parts without any data: they are no files, and cost no quota. */
  readonly empty: number;
  /** Why it stopped before the end; null where all parts are ordered. */
  readonly error: AppError | null;
  /** What is still to be ordered, the refused part first. */
  readonly left: readonly OrderPart[];
}

/** No data in the range (screens.md 0.2). */
const NO_DATA = '134006';

/**
 * Orders the parts one after the other; what the exchange has no data for is left out, and any other refusal ends it.
 * `before` is the outcome of an earlier attempt.
 */
export async function orderParts(
  parts: readonly OrderPart[],
  send: (part: OrderPart) => Promise<Result<OrderedFile> | null>,
  before: Pick<OrderedParts, 'ids' | 'empty'> = { ids: [], empty: 0 },
): Promise<OrderedParts> {
  const ids = [...before.ids];
  let { empty } = before;
  for (const [at, part] of parts.entries()) {
    const sent = await send(part);
    // The user closed the security step: nothing was sent.
    if (sent === null) return { ids, empty, error: null, left: parts.slice(at) };
    if (sent.ok) ids.push(sent.value.id);
    else if (sent.error.code === NO_DATA) empty += 1;
    else return { ids, empty, error: sent.error, left: parts.slice(at) };
  }
  return { ids: [...new Set(ids)], empty, error: null, left: [] };
}
