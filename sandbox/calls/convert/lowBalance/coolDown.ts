import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { batches } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import { COOL_DOWN_MS, type LowBalanceAccount } from './lowBalanceRules.ts';

/** When an account may be cleaned up again, in ms; 0 where it never was. An order of all accounts counts for each. */
export async function nextAvailableMs(
  exchange: Pick<Exchange, 'speed'>,
  sql: Sql,
  { uid, account }: { readonly uid: number; readonly account: LowBalanceAccount },
): Promise<number> {
  const [last] = await sql
    .select({ createdAt: batches.createdAt })
    .from(batches)
    .where(
      and(
        eq(batches.uid, uid),
        eq(batches.kind, 'lowBalance'),
        // One of which nothing was converted cleaned up nothing.
        ne(batches.status, 'failure'),
        account === 'all' ? undefined : inArray(batches.accountType, [account, 'all']),
      ),
    )
    .orderBy(desc(batches.createdAt))
    .limit(1);
  return last === undefined ? 0 : Math.ceil(last.createdAt + lifeMs(exchange, COOL_DOWN_MS));
}

/** Throws 139001 before that, with the seconds that are left. */
export async function requireCooled(
  exchange: Pick<Exchange, 'speed'>,
  sql: Sql,
  { nowMs, ...whose }: { readonly uid: number; readonly account: LowBalanceAccount; readonly nowMs: number },
): Promise<void> {
  const leftMs = (await nextAvailableMs(exchange, sql, whose)) - nowMs;
  if (leftMs > 0) {
    throw new Refusal(REFUSALS.tooOften(Math.ceil(leftMs / 1_000)));
  }
}
