import { count, desc } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implement, reply } from '#sandbox/server/api/implement.ts';
import type { Conversion } from '../conversions.ts';
import { NOT_FOUND } from '../quotes.ts';
import {
  type ConversionFilters,
  matchConversions,
  requireOneSide,
  requireOrderId,
  statusesLike,
} from './conversionFilters.ts';
import { describeRow } from './describeRow.ts';
import { type Page, pageOf } from './page.ts';

/** The histories of single conversions, of all accounts and of the unified one (screens.md 2.2). */
export function createHistoryCalls({ database }: Exchange): Call[] {
  async function answer(input: Asked<'convertQuery'>, { uid, nowMs }: Asker) {
    const { exchangeTxId, accountType, startTime, endTime, status, pageNo, pageSize } = input;
    requireOrderId(exchangeTxId);
    requireOneSide(startTime, endTime, nowMs);
    const { total, rows } = await findConversions(
      database.sql,
      {
        ...input,
        uid,
        kinds: ['convert', 'block', 'limit'],
        accountTypes: accountType.split(','),
        statuses: statusesLike(status),
      },
      pageOf(pageNo, pageSize),
    );
    if (exchangeTxId !== undefined && total === 0) {
      throw new Refusal(NOT_FOUND);
    }
    return reply('convertQuery', { total, list: rows.map(describeRow) });
  }

  return [implement('convertQuery', answer), implement('convertUnifiedQuery', answer)];
}

/** A page of a user's conversions, the newest first, and how many there are. */
export async function findConversions(
  sql: Sql,
  filters: ConversionFilters,
  { offset, limit }: Page,
): Promise<{ total: number; rows: Conversion[] }> {
  const where = matchConversions(filters);
  const [sum] = await sql.select({ total: count() }).from(conversions).where(where);
  const total = sum?.total ?? 0;
  if (offset >= total) {
    return { total, rows: [] };
  }
  const rows = await sql
    .select()
    .from(conversions)
    .where(where)
    .orderBy(desc(conversions.createdAt), desc(conversions.id))
    .limit(limit)
    .offset(offset);
  return { total, rows };
}
