import type { Request } from '#app/bridge/request.ts';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { readBatch, readConversion } from '../conversions/readConversion.ts';

/** "Order not found" (screens.md 0.2). */
const NOT_FOUND = '700004';

export interface FoundConversion {
  readonly conversion: Conversion;
  /** When the exchange said so, in ms since 1970. */
  readonly asOfMs: number;
}

/**
 * Asks for one conversion by its id, whatever kind it is of; ok(null) where nobody knows it, and for guests. An error only
 * where a call failed that might have known it.
 */
export async function findConversion(
  request: Request,
  id: string,
  signal: AbortSignal,
): Promise<Result<FoundConversion | null>> {
  const options = { signal, fresh: true };
  const [single, batch] = await Promise.all([
    request('convertQuery', { exchangeTxId: id, accountType: SOURCE_KEYS.join(',') }, options),
    request('batchQuery', { exchangeTxId: id }, options),
  ]);
  const row = single.ok
    ? single.value.result?.list.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (single.ok && row !== undefined) {
    return ok({ conversion: readConversion(row), asOfMs: single.value.asOfMs });
  }
  const record = batch.ok
    ? batch.value.result?.records.find(({ exchangeTxId }) => exchangeTxId === id)
    : undefined;
  if (batch.ok && record !== undefined) {
    return ok({ conversion: readBatch(record), asOfMs: batch.value.asOfMs });
  }
  const failed = [single, batch].find((answered) => !answered.ok && answered.error.code !== NOT_FOUND);
  return failed?.ok === false ? failed : ok(null);
}
