import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { readWithdrawal, type WithdrawalRecord } from './withdrawalRecord.ts';

/** By this its answers are found among the page's queries. */
export const WITHDRAWAL_SOURCE = 'withdrawals';
/** The longest range of one call (screens.md 2.11). */
const CALL_MS = 30 * 86_400_000;
export const WITHDRAWAL_POLLING = { pendingMs: 5_000, idleMs: 60_000 } as const;

export type WithdrawalQuestion = Pick<InputOf<'withdrawRecords'>, 'coin' | 'address' | 'withdrawType'>;

export function withdrawalSource(asked: WithdrawalQuestion): RecordSource<WithdrawalRecord> {
  return createSource({
    id: WITHDRAWAL_SOURCE,
    endpoint: 'withdrawRecords',
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
    read: ({ rows, nextPageCursor }) => ({ rows: rows.map(readWithdrawal), nextCursor: nextPageCursor }),
  });
}

/** Asks for one withdrawal by its id, whenever it was; ok(null) where there is none. */
export async function findWithdrawal(
  request: Request,
  id: string,
  options: RequestOptions,
): Promise<Result<WithdrawalRecord | null>> {
  const answered = await request('withdrawRecords', { withdrawID: id }, options);
  if (!answered.ok) return answered;
  const row = answered.value.result?.rows.find(({ withdrawId }) => withdrawId === id);
  return ok(row === undefined ? null : readWithdrawal(row));
}
