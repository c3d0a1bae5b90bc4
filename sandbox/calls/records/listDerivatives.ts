import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { CUTOFF_MS, readAskedRange } from './askedRange.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from './cursor.ts';

/** What contracts of a coin are called: perpetuals that settle in the wallet's coin. */
const contractsOf = (baseCoin: string) => [`${baseCoin}USDT`];

/**
 * A page of the log of the USDT contract wallet (screens.md 2.4). What is older than the cut-off is available by export
 * only (screens.md 1.12): a range that begins before it is refused.
 */
export async function listDerivatives(
  sql: Sql,
  input: Asked<'transactionHistory'>,
  { uid, nowMs }: Asker,
): Promise<ResultOf<'transactionHistory'>> {
  const range = readAskedRange(input, nowMs);
  if (range.startMs < CUTOFF_MS) {
    throw new Refusal(
      refuse(134007, 'the range crosses the data cut-off', { info: { cutoff: String(CUTOFF_MS / 1000) } }),
    );
  }
  const { currency, baseCoin, symbol, type, limit = DEFAULT_LIMIT } = input;
  const order = { at: derivatives.at, id: derivatives.id };
  const rows = await sql
    .select()
    .from(derivatives)
    .where(
      and(
        eq(derivatives.uid, uid),
        gte(derivatives.at, range.startMs),
        lte(derivatives.at, range.endMs),
        currency === undefined ? undefined : eq(derivatives.coin, currency),
        baseCoin === undefined ? undefined : inArray(derivatives.symbol, contractsOf(baseCoin)),
        symbol === undefined ? undefined : eq(derivatives.symbol, symbol),
        type === undefined || type === '' ? undefined : eq(derivatives.type, type),
        afterCursor(order, input.cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ at }) => at);
  return { nextPageCursor: page.nextPageCursor, list: page.rows.map(describeRow) };
}

function describeRow(row: typeof derivatives.$inferSelect) {
  return {
    id: row.id,
    symbol: row.symbol,
    category: 'fbu',
    side: row.side,
    transactionTime: String(row.at),
    type: row.type,
    qty: plain(row.qty),
    size: plain(row.size),
    currency: row.coin,
    tradePrice: plain(row.tradePrice),
    funding: plain(row.funding),
    fee: plain(row.fee),
    cashFlow: plain(row.cashFlow),
    change: plain(row.change),
    cashBalance: plain(row.cashBalance),
    feeRate: plain(row.feeRate),
    bonusChange: plain(row.bonusChange),
    tradeId: row.tradeId,
    orderId: row.orderId,
    orderLinkId: '',
  };
}
