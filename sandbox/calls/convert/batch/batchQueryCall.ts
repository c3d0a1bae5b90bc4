import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { requireOneSide, requireOrderId } from '../history/conversionFilters.ts';
import { pageOf } from '../history/page.ts';
import { NOT_FOUND } from '../quotes.ts';
import { describeBatch } from './describeBatch.ts';
import { findBatches } from './findBatches.ts';

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
    return reply('batchQuery', { total, records: found.map(describeBatch) });
  });
}
