import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createSource, type RecordRow, type RecordSource } from '#app/features/recordList/recordSource.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type CheckRow = ResultOf<'preKyaCheckList'>['list'][number];

/** A check of the log. */
export interface RiskRecord extends RecordRow, Omit<CheckRow, 'checkId' | 'checkedAt' | 'fromCache'> {}

function readCheck({ checkId, checkedAt, fromCache: _fromCache, ...row }: CheckRow): RiskRecord {
  return { ...row, id: checkId, atMs: Number(checkedAt), isPending: row.status === 'pending' };
}

/** By this its answers are found among the page's queries. */
const RISK_SOURCE = 'addressChecks';

export const RISK_LOG: RecordSource<RiskRecord> = createSource({
  id: RISK_SOURCE,
  endpoint: 'preKyaCheckList',
  asked: {},
  maxSpanMs: null,
  maxLimit: 50,
  inputOf: (_asked, { cursor, limit }) => ({ limit, ...(cursor !== '' && { cursor }) }),
  read: ({ list, nextPageCursor }) => ({ rows: list.map(readCheck), nextCursor: nextPageCursor }),
});

/** Reads the log and what is left of the week's checks again. */
export function useRefreshRisk(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, 'records', list, …] as the records make them; [generation, call, input] as useApiQuery does.
      predicate: ({ queryKey: [, kind, list] }) =>
        kind === 'preKyaChainList' ||
        kind === 'preKyaCheckList' ||
        (kind === 'records' && list === RISK_SOURCE),
    });
  }, [client]);
}
