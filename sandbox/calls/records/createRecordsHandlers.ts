import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { describeAccountTypes } from './describeAccountTypes.ts';
import { listDerivatives } from './listDerivatives.ts';
import { listTransfers } from './listTransfers.ts';
import { SETTLE_JOB, settleTransfer } from './settleTransfer.ts';

/** What happened in derivatives, and between the accounts of a family (screens.md 1.12, 1.14, 2.4). */
export function createRecordsHandlers(exchange: Exchange): AreaHandlers {
  const { database } = exchange;
  return {
    calls: [
      implement('transactionHistory', async (input, asker) =>
        reply('transactionHistory', await listDerivatives(database.sql, input, asker)),
      ),
      implement('transferList', async (input, asker) =>
        reply('transferList', await listTransfers(database.sql, input, asker)),
      ),
      implement('transferAccountTypes', (_input, { user }) =>
        reply('transferAccountTypes', { list: describeAccountTypes(user) }),
      ),
    ],
    jobs: { [SETTLE_JOB]: settleTransfer },
  };
}
