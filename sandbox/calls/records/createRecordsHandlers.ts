import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { transfers } from '#sandbox/books/state/schema/records.ts';
import { seedDerivatives } from '#sandbox/seed/records/seedDerivatives.ts';
import { listTransferSeeds } from '#sandbox/seed/records/transferSeeds.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { describeAccountTypes } from './describeAccountTypes.ts';
import { listDerivatives } from './listDerivatives.ts';
import { listTransfers } from './listTransfers.ts';
import { bookTransfer, SETTLE_JOB, settleTransfer } from './settleTransfer.ts';

/** A transfer that is under way takes so long. */
const SETTLE_MS = 60_000;

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
    async seed(sql) {
      await seedDerivatives(sql, exchange);
      await seedTransfers(sql, exchange);
    },
  };
}

async function seedTransfers(sql: Sql, exchange: Exchange): Promise<void> {
  const rows = await sql
    .insert(transfers)
    .values(listTransferSeeds(exchange.seed, exchange.startedAtMs))
    .returning();
  for (const row of rows) {
    if (row.status === 'SUCCESS') {
      await bookTransfer(sql, row, row.at);
    } else if (row.status === 'PENDING') {
      const dueMs = exchange.startedAtMs + lifeMs(exchange, SETTLE_MS);
      await scheduleJob(sql, { kind: SETTLE_JOB, reference: row.id, dueMs });
    }
  }
}
