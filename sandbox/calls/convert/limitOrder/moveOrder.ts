import { and, eq } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { Conversion, NewConversion } from '../conversions.ts';
import { nextStatus, type OrderEvent, type OrderStatus, statusesBefore } from './orderMachine.ts';

/**
 * Lets an event happen to an order, if it can in the status the order has; of events that come at once the first one does.
 * Returns the order as it is then, or undefined where nothing happened.
 */
export async function moveOrder(
  sql: Sql,
  id: string,
  event: OrderEvent,
  changes: Partial<NewConversion> = {},
): Promise<Conversion | undefined> {
  for (const before of statusesBefore(event)) {
    const [moved] = await sql
      .update(conversions)
      .set({ ...changes, status: nextStatus(before, event) as OrderStatus })
      .where(and(eq(conversions.id, id), eq(conversions.kind, 'limit'), eq(conversions.status, before)))
      .returning();
    if (moved !== undefined) {
      return moved;
    }
  }
  return undefined;
}
