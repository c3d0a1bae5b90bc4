import { inArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { quotes } from '#sandbox/books/state/schema/convert.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ASSETS } from '../assets.ts';
import { BLOCK_USD } from '../bounds.ts';
import type { Conversion } from '../conversions.ts';
import { requireOrderId } from '../history/conversionFilters.ts';
import { describeRow } from '../history/describeRow.ts';
import { findConversions } from '../history/historyCalls.ts';
import { pageOf } from '../history/page.ts';
import { gapOf } from '../priceLine.ts';
import { NOT_FOUND } from '../quotes.ts';
import { refuseCoin } from '../refuseCoin.ts';
import { judgeRules, otcHoursAt } from './eligibility.ts';

/** Block trades of a business take codes. A sandbox value. */
export function needsSecurity({ isBusiness }: Pick<DemoUser, 'isBusiness'>): boolean {
  return isBusiness;
}

const BASIS_POINTS = 10_000;

/** Large tickets: who may trade them, and those that were (screens.md 2.2). Quotes are those of conversions. */
export function createBlockCalls(exchange: Exchange): Call[] {
  return [
    implement('blockTradeCheck', async (_input, asker) => {
      const rules = await judgeRules(exchange, exchange.database.sql, asker);
      const { isOpen, opensAtMs } = otcHoursAt(asker.nowMs);
      return reply('blockTradeCheck', {
        eligible: rules.every(({ ok }) => ok),
        rules,
        minNotionalUsd: String(BLOCK_USD.min),
        maxNotionalUsd: String(BLOCK_USD.max),
        open: isOpen,
        ...(opensAtMs !== null && { opensAt: String(opensAtMs) }),
        coins: ASSETS.filter(
          ({ coin, type }) => type === 'crypto' && refuseCoin(asker.user, coin) === undefined,
        ).map(({ coin }) => coin),
        needSecurity: needsSecurity(asker.user),
      });
    }),
    implement('blockTradeQuery', async (input, { uid }) => {
      const { exchangeTxId, accountType, status, pageNo, pageSize } = input;
      requireOrderId(exchangeTxId);
      const { total, rows } = await findConversions(
        exchange.database.sql,
        {
          ...input,
          uid,
          kinds: ['block'],
          accountTypes: accountType === undefined ? undefined : [accountType],
          statuses: status === undefined ? undefined : [status],
        },
        pageOf(pageNo, pageSize),
      );
      if (exchangeTxId !== undefined && total === 0) {
        return NOT_FOUND;
      }
      const quotedAtById = await findQuoteTimes(exchange.database.sql, rows);
      return reply('blockTradeQuery', { total, list: rows.map((row) => describeTicket(row, quotedAtById)) });
    }),
  ];
}

/** When each was quoted; the trades of the invented past were not. */
async function findQuoteTimes(sql: Sql, rows: readonly Conversion[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.flatMap(({ quoteId }) => quoteId ?? []);
  if (ids.length === 0) {
    return new Map();
  }
  const found = await sql
    .select({ id: quotes.id, createdAt: quotes.createdAt })
    .from(quotes)
    .where(inArray(quotes.id, ids));
  return new Map(found.map(({ id, createdAt }) => [id, createdAt]));
}

function describeTicket(conversion: Conversion, quotedAtById: ReadonlyMap<string, number>) {
  const { finishedAt, status, quoteId } = conversion;
  const quotedAt = quoteId === null ? undefined : quotedAtById.get(quoteId);
  const gap = gapOf(new Decimal(conversion.rate), new Decimal(conversion.spotRate));
  return {
    ...describeRow(conversion),
    notionalUsd: plain(conversion.notionalUsd),
    spotRate: plain(conversion.spotRate),
    diffBp: writeBasisPoints(gap),
    ...(quotedAt !== undefined && { quotedAt: String(quotedAt) }),
    ...(status === 'success' && finishedAt !== null && { settledAt: String(finishedAt) }),
    // The desk writes no papers here.
    documents: [],
  };
}

/** A loss is rounded away from zero (screens.md 0.2b); what the last digits of a rate add is none. */
function writeBasisPoints(gap: Decimal): string {
  const exact = gap.times(BASIS_POINTS).toDecimalPlaces(4, Decimal.ROUND_HALF_UP);
  return plain(exact.toDecimalPlaces(2, Decimal.ROUND_FLOOR).toFixed());
}
