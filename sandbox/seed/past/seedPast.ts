import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { DEMO_USERS } from '../reference/demoUsers.ts';
import { type OpeningAmount, savePast } from './createPast.ts';
import { inventPast } from './inventPast.ts';

/** Gives the demo users of a new exchange the year before it started, and what is still open of it. */
export async function seedPast(sql: Sql, exchange: Exchange): Promise<void> {
  const opening: OpeningAmount[] = [];
  for (const { id: uid } of DEMO_USERS) {
    const balances = await readBalances(sql, uid);
    opening.push(...balances.filter(({ hold }) => hold === '').map((balance) => ({ ...balance, uid })));
  }
  await savePast(sql, exchange, inventPast(exchange, opening));
}
