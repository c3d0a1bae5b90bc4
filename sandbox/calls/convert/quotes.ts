import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { quotes } from '#sandbox/books/state/schema/convert.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { isOurId } from './ids.ts';

export type Quote = typeof quotes.$inferSelect;

export const NOT_FOUND = refuse(700004, 'order not found');
const NOT_ALLOWED = refuse(700003, 'order status not allowed');
const EXPIRED = refuse(700008, 'quote expired');
export const ALREADY_USED = refuse(700009, 'quote already used');
/** In the place of an order: the quote became another quote, and is void. */
const REPLACED = 'replaced';

export async function keepQuote(sql: Sql, quote: Omit<Quote, 'orderId'>): Promise<void> {
  await sql.insert(quotes).values({ ...quote, orderId: null });
}

/** A user's own quote of the kinds that a call is for, used or not; throws a Refusal. */
export async function findQuote(
  sql: Sql,
  { id, uid, kinds }: { id: string; uid: number; kinds: readonly Quote['kind'][] },
): Promise<Quote> {
  const [quote] = isOurId(id) ? await sql.select().from(quotes).where(eq(quotes.id, id)) : [];
  if (quote === undefined) {
    throw new Refusal(NOT_FOUND);
  }
  if (quote.uid !== uid) {
    throw new Refusal(refuse(700011, 'not your quote'));
  }
  if (!kinds.includes(quote.kind)) {
    throw new Refusal(NOT_ALLOWED);
  }
  if (quote.orderId === REPLACED) {
    throw new Refusal(EXPIRED);
  }
  if (quote.orderId !== null) {
    throw new Refusal(ALREADY_USED);
  }
  return quote;
}

/** Throws a Refusal where the promise has run out. */
export function requireAlive({ expiresAt }: Quote, nowMs: number): void {
  if (nowMs >= expiresAt) {
    throw new Refusal(EXPIRED);
  }
}

/** Makes the quote an order's; of all who try, one succeeds and the others are refused. */
export async function claimQuote(sql: Sql, id: string, orderId: string): Promise<void> {
  const claimed = await sql
    .update(quotes)
    .set({ orderId })
    .where(and(eq(quotes.id, id), isNull(quotes.orderId)))
    .returning({ id: quotes.id });
  if (claimed.length === 0) {
    throw new Refusal(ALREADY_USED);
  }
}

/** Takes a promise back before it is used, for one that comes in its place. */
export async function replaceQuote(sql: Sql, id: string, nowMs: number): Promise<void> {
  const replaced = await sql
    .update(quotes)
    .set({ expiresAt: nowMs, orderId: REPLACED })
    .where(and(eq(quotes.id, id), isNull(quotes.orderId)))
    .returning({ id: quotes.id });
  if (replaced.length === 0) {
    throw new Refusal(ALREADY_USED);
  }
}
