import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { addressChecks } from '#sandbox/books/state/schema/chain.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from '#sandbox/calls/records/cursor.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { makeAddress } from '../addresses/makeAddress.ts';
import { WATCHED_CHAINS } from '../riskOfAddress.ts';
import { readQuota } from './checkQuota.ts';
import { checkRisk } from './checkRisk.ts';
import { describeCheck } from './describeCheck.ts';

const ORDER = { at: addressChecks.createdAt, id: addressChecks.id };

/** The calls of the address risk check (screens.md 1.11, 2.3). */
export function createCheckCalls(exchange: Exchange): Call[] {
  const chains = WATCHED_CHAINS.map(({ chain, label, format }) => ({
    chain,
    name: label,
    addressFormat: format,
    sample: makeAddress(format, `sample/${chain}`),
  }));

  return [
    implement('preKyaChainList', async (_input, { user, nowMs }) =>
      reply('preKyaChainList', { chains, quota: await readQuota(exchange.database.sql, user, nowMs) }),
    ),
    implementOnce(exchange, 'preKyaCheck', (sql, input, asker) => checkRisk(sql, exchange, input, asker)),
    implement('preKyaCheckList', async ({ limit = DEFAULT_LIMIT, cursor }, { uid, nowMs }) => {
      const rows = await exchange.database.sql
        .select()
        .from(addressChecks)
        .where(and(eq(addressChecks.uid, uid), afterCursor(ORDER, cursor)))
        .orderBy(...newestFirst(ORDER))
        .limit(limit + 1);
      const page = cutPage(rows, limit, ({ createdAt }) => createdAt);
      return reply('preKyaCheckList', {
        list: page.rows.map((row) => ({
          ...describeCheck(row, nowMs),
          chain: row.chain,
          address: row.address,
        })),
        nextPageCursor: page.nextPageCursor,
      });
    }),
  ];
}
