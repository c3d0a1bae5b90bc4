import type { DateRange } from '#app/features/recordList/dateRange.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import { appError } from '#shared/result/appError.ts';
import type { AskedCall } from '#tests/support/browser/openQueries.tsx';

interface Row {
  readonly id: string;
  readonly atMs: number;
  readonly isPending: boolean;
}

export const NOW_MS = new Date(2026, 10, 21, 12).getTime();
const RANGE: DateRange = { kind: 'preset', preset: '7d' };
export const BROKEN = appError('http/status', 'The exchange is away.', false);
export const DAY_MS = 86_400_000;

/** A source of the conversions of one account; the test answers its calls. */
const sourceOf = (
  account: 'funding' | 'uta_convert',
  maxSpanMs = Number.POSITIVE_INFINITY,
): RecordSource<Row> =>
  createSource({
    id: account,
    endpoint: 'convertQuery',
    asked: { accountType: account },
    maxSpanMs,
    inputOf: (asked, { step, pageNo, limit }) => ({
      ...asked,
      startTime: String(step.startMs),
      endTime: String(step.endMs),
      pageNo,
      pageSize: limit,
    }),
    read: ({ list, total }) => ({
      rows: list.map(({ exchangeTxId, createdAt, exchangeStatus }) => ({
        id: exchangeTxId,
        atMs: Number(createdAt),
        isPending: exchangeStatus === 'processing',
      })),
      total,
    }),
  });

export const FUNDING = sourceOf('funding');
export const UNIFIED = sourceOf('uta_convert');
/** Asked for a day at a time. */
export const STEPPED = sourceOf('funding', DAY_MS - 1);

/** A list as its screen sees it, in words. */
export function History({
  sources,
  range = RANGE,
  wanted = 20,
  wallNow = () => NOW_MS,
}: {
  readonly sources: readonly RecordSource<Row>[];
  readonly range?: DateRange;
  readonly wanted?: number;
  readonly wallNow?: () => number;
}) {
  const records = useRecords({ sources, range, wanted, wallNow });
  return (
    <section>
      <p data-testid="rows">
        {records.rows.map(({ id, isPending }) => (isPending ? `${id}…` : id)).join(' ')}
      </p>
      <p data-testid="state">
        {records.isLoading ? 'loading' : 'there'} {records.isComplete ? 'whole' : 'part'}
        {records.isGuest ? ' guest' : ''}
      </p>
      <p data-testid="failures">
        {records.failures.map(({ sourceId, error }) => `${sourceId} ${error.code}`).join()}
      </p>
      <p data-testid="stale">{records.staleSinceMs ?? 'fresh'}</p>
      <p data-testid="steps">
        {records.steps === null ? '' : `${records.steps.done}/${records.steps.total}`}
      </p>
      <button type="button" onClick={records.refresh}>
        Refresh
      </button>
      <button type="button" onClick={() => records.retry()}>
        Retry
      </button>
      <button type="button" onClick={records.isStopped ? records.resume : records.stop}>
        {records.isStopped ? 'Resume' : 'Stop'}
      </button>
    </section>
  );
}

export const pageOf = (
  rows: readonly (readonly [id: string, offset: number, status?: string])[],
  total = rows.length,
) => ({
  total,
  list: rows.map(([exchangeTxId, offset, exchangeStatus = 'success']) => ({
    exchangeTxId,
    createdAt: String(NOW_MS - offset),
    exchangeStatus,
  })),
});
export const accountOf = ({ input }: AskedCall): unknown =>
  (input as { readonly accountType: string }).accountType;
