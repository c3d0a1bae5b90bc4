import type { Request, RequestOptions } from '#app/bridge/request.ts';
import type { Conversion } from '#app/features/conversions/conversion.ts';
import { readBatch, readConversion } from '#app/features/conversions/readConversion.ts';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';
import { ok, type Result } from '#shared/result/result.ts';

/** "Order not found" (screens.md 0.2). */
const NOT_FOUND = '700004';

/**
 * Asks for one conversion by its id, whatever kind it is of; ok(null) where there is none of this id, and for guests. An error only
 * where a call failed that might have known it.
 */
export async function findConversion(
  request: Request,
  id: string,
  options: RequestOptions,
): Promise<Result<Conversion | null>> {
  const [single, batch] = await Promise.all([
    request('convertQuery', { exchangeTxId: id, accountType: SOURCE_KEYS.join(',') }, options),
    request('batchQuery', { exchangeTxId: id }, options),
  ]);
  const row = single.ok
    ? single.value.result?.list.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (row !== undefined) return ok(readConversion(row));
  const record = batch.ok
    ? batch.value.result?.records.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (record !== undefined) return ok(readBatch(record));
  const failed = [single, batch].find((answered) => !answered.ok && answered.error.code !== NOT_FOUND);
  return failed?.ok === false ? failed : ok(null);
}
