import { implement, tell } from '#sandbox/api/implement.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import { type Exchange, lifeMs } from '#sandbox/exchange/exchange.ts';
import { scheduleJob } from '#sandbox/life/scheduleJob.ts';
import { describeAccountTypes } from '#sandbox/records/describeAccountTypes.ts';
import { listDerivatives } from '#sandbox/records/listDerivatives.ts';
import { listTransfers } from '#sandbox/records/listTransfers.ts';
import { seedDerivatives } from '#sandbox/records/seedDerivatives.ts';
import { bookTransfer, SETTLE_JOB, settleTransfer } from '#sandbox/records/settleTransfer.ts';
import { listTransferSeeds } from '#sandbox/records/transferSeeds.ts';
import type { Sql } from '#sandbox/state/database.ts';
import { transfers } from '#sandbox/state/schema/records.ts';

/** A transfer that is under way takes so long. */
const SETTLE_MS = 60_000;

/** What happened in derivatives, and between the accounts of a family (screens.md 1.12, 1.14, 2.4). */
export function createRecordsDesk(exchange: Exchange): Desk {
  const { database } = exchange;
  return {
    calls: [
      implement('transactionHistory', async (input, asker) =>
        tell('transactionHistory', await listDerivatives(database.sql, input, asker)),
      ),
      implement('transferList', async (input, asker) =>
        tell('transferList', await listTransfers(database.sql, input, asker)),
      ),
      implement('transferAccountTypes', (_input, { user }) =>
        tell('transferAccountTypes', { list: describeAccountTypes(user) }),
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
