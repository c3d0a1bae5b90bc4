import { and, count, eq, gte } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { addressChecks } from '#sandbox/books/state/schema/chain.ts';
import { addressCheckQuotaOf } from '#sandbox/calls/profile/loyalty.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

type Quota = ResultOf<'preKyaCheck'>['quota'];

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;
/** What is left of the week, which begins on Sunday at 00:00 UTC (screens.md 1.11). */
export async function readQuota(
  sql: Sql,
  user: Pick<DemoUser, 'id' | 'vipLevel'>,
  nowMs: number,
): Promise<Quota> {
  const startMs = nowMs - ((((nowMs - FIRST_SUNDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
  const [row] = await sql
    .select({ used: count() })
    .from(addressChecks)
    .where(and(eq(addressChecks.uid, user.id), gte(addressChecks.createdAt, startMs)));
  return {
    total: addressCheckQuotaOf(user.vipLevel),
    used: row?.used ?? 0,
    resetAt: String(startMs + WEEK_MS),
  };
}
