import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type DepositRecord, readDeposit } from './depositRecord.ts';

/** By this its answers are found among the page's queries. */
export const DEPOSIT_SOURCE = 'deposits';
/** The longest range of one call (screens.md 2.3). */
const CALL_MS = 30 * 86_400_000;
/** "While a row is open, and otherwise" (screens.md 1.15). */
export const DEPOSIT_POLLING = { pendingMs: 10_000, idleMs: 60_000 } as const;

export type DepositQuestion = Pick<InputOf<'depositRecords'>, 'coin' | 'chain' | 'status' | 'kind'>;

export function depositSource(asked: DepositQuestion): RecordSource<DepositRecord> {
  return createSource({
    id: DEPOSIT_SOURCE,
    endpoint: 'depositRecords',
    asked,
    maxSpanMs: CALL_MS,
    maxLimit: 50,
    inputOf: (question, { step, cursor, limit }) => ({
      ...question,
      startTime: String(step.startMs),
      endTime: String(step.endMs),
      limit,
      ...(cursor !== '' && { cursor }),
    }),
    read: ({ rows, nextPageCursor }, exchangeMs) => ({
      rows: rows.map((row) => readDeposit(row, exchangeMs)),
      nextCursor: nextPageCursor,
    }),
  });
}

/** Asks for one deposit by its id, whenever it was; ok(null) where there is none, and for guests. */
export async function findDeposit(
  request: Request,
  id: string,
  options: RequestOptions,
): Promise<Result<DepositRecord | null>> {
  const answered = await request('depositRecords', { kind: 'all', id }, options);
  if (!answered.ok) return answered;
  const { result, asOfMs, skewMs } = answered.value;
  const row = result?.rows.find((each) => each.id === id);
  return ok(row === undefined ? null : readDeposit(row, asOfMs + skewMs));
}
