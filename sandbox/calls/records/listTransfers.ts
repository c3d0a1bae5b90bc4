import { and, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { transfers } from '#sandbox/books/state/schema/records.ts';
import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { readAskedRange } from './askedRange.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from './cursor.ts';
import { listFamily, listVisible } from './family.ts';

type Filters = Asked<'transferList'>;

/**
 * A page of the transfers inside a family of accounts (screens.md 2.4): a main account sees all, a sub-account those it
 * sent or got. Members of other families are answered 131205, and transfers between two others 131227.
 */
export async function listTransfers(
  sql: Sql,
  input: Filters,
  { user, nowMs }: Asker,
): Promise<ResultOf<'transferList'>> {
  refuseStrangers(input, user);
  const visible = listVisible(user).map(({ id }) => id);
  const { coin, status, transferId, fromAccountType, toAccountType, limit = DEFAULT_LIMIT } = input;
  // Who names a transfer is looking for it, whenever it was.
  const isOpenSearch =
    transferId !== undefined && input.startTime === undefined && input.endTime === undefined;
  const range = isOpenSearch ? { startMs: 0, endMs: nowMs } : readAskedRange(input, nowMs);
  const order = { at: transfers.at, id: transfers.id };
  const rows = await sql
    .select()
    .from(transfers)
    .where(
      and(
        or(inArray(transfers.fromUid, visible), inArray(transfers.toUid, visible)),
        gte(transfers.at, range.startMs),
        lte(transfers.at, range.endMs),
        transferId === undefined ? undefined : eq(transfers.id, transferId),
        coin === undefined ? undefined : eq(transfers.coin, coin),
        status === undefined ? undefined : eq(transfers.status, status),
        input.fromMemberId === undefined ? undefined : eq(transfers.fromUid, Number(input.fromMemberId)),
        input.toMemberId === undefined ? undefined : eq(transfers.toUid, Number(input.toMemberId)),
        fromAccountType === undefined ? undefined : eq(transfers.fromAccountType, fromAccountType),
        toAccountType === undefined ? undefined : eq(transfers.toAccountType, toAccountType),
        afterCursor(order, input.cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ at }) => at);
  return { nextPageCursor: page.nextPageCursor, list: page.rows.map(describeTransfer) };
}

function refuseStrangers({ fromMemberId, toMemberId }: Filters, user: DemoUser): void {
  const named = [fromMemberId, toMemberId].filter((id) => id !== undefined);
  const family = new Set(listFamily(user).map(({ id }) => String(id)));
  if (named.some((id) => !family.has(id))) {
    throw new Refusal(refuse(131205, 'not a member of this account'));
  }
  const visible = new Set(listVisible(user).map(({ id }) => String(id)));
  if (named.length === 2 && !named.some((id) => visible.has(id))) {
    throw new Refusal(refuse(131227, 'the sub-account has no permission for these transfers'));
  }
}

function describeTransfer(row: typeof transfers.$inferSelect) {
  return {
    transferId: row.id,
    coin: row.coin,
    amount: plain(row.amount),
    fromMemberId: String(row.fromUid),
    fromName: nameOf(row.fromUid),
    toMemberId: String(row.toUid),
    toName: nameOf(row.toUid),
    fromAccountType: row.fromAccountType,
    toAccountType: row.toAccountType,
    timestamp: String(row.at),
    status: row.status,
    ...(row.failCode !== null && { failCode: row.failCode }),
  };
}

function nameOf(uid: number): string {
  return DEMO_USERS.find(({ id }) => id === uid)?.username ?? '';
}
