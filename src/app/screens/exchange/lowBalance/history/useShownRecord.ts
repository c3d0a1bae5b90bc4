import { useApiQuery } from '#app/queries/useApiQuery.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type LowRecord, readRecord } from './lowRecord.ts';

/** What is known of the record that the address names. */
export type ShownRecord =
  | { readonly kind: 'none' | 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly retry: () => void }
  | { readonly kind: 'shown'; readonly record: LowRecord };

/** By this the exchange says that it has no such order (screens.md 0.2). */
const NOT_FOUND = '700004';

/** The record of an id: the row of the table where it is there, and else asked for by itself, whatever the filters are. */
export function useShownRecord(id: string | undefined, rows: readonly LowRecord[]): ShownRecord {
  const row = rows.find((each) => each.id === id);
  const { answer, error, refresh } = useApiQuery(
    'lowBalanceList',
    { view: 'history', exchange_tx_id: id ?? '' },
    { enabled: id !== undefined && row === undefined },
  );
  if (id === undefined) return { kind: 'none' };
  if (row !== undefined) return { kind: 'shown', record: row };
  if (error !== null && error.code !== NOT_FOUND) return { kind: 'failed', error, retry: refresh };
  const result = answer?.result;
  const [wire] = result !== undefined && 'records' in result ? result.records : [];
  if (wire !== undefined) return { kind: 'shown', record: readRecord(wire) };
  return { kind: error === null && answer === undefined ? 'loading' : 'missing' };
}
