import type { Call } from '#sandbox/api/call.ts';
import { implement, tell } from '#sandbox/api/implement.ts';
import { describeBatch } from '#sandbox/convert/batch/describeBatch.ts';
import { findBatches } from '#sandbox/convert/batch/findBatches.ts';
import { requireOneSide, requireOrderId } from '#sandbox/convert/history/conversionFilters.ts';
import { pageOf } from '#sandbox/convert/history/page.ts';
import { NOT_FOUND } from '#sandbox/convert/quotes.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';

/** The history of batches; by its id a low-balance order is found as well (screens.md 1.5, 2.2). */
export function createBatchQueryCall({ database }: Exchange): Call {
  return implement('batchQuery', async (input, { uid, nowMs }) => {
    const { exchangeTxId, accountType, startTime, endTime, pageNo, pageSize } = input;
    requireOrderId(exchangeTxId);
    requireOneSide(startTime, endTime, nowMs);
    const { total, found } = await findBatches(
      database.sql,
      {
        ...input,
        uid,
        kinds: exchangeTxId === undefined ? ['batch'] : ['batch', 'lowBalance'],
        accountTypes: accountType === undefined ? undefined : [accountType],
      },
      pageOf(pageNo, pageSize),
    );
    if (exchangeTxId !== undefined && total === 0) {
      return NOT_FOUND;
    }
    return tell('batchQuery', { total, records: found.map(describeBatch) });
  });
}
