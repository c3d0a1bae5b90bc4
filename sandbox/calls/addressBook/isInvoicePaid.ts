import { bech32, hex } from '@scure/base';
import { and, like, notInArray, sql as query } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { UNDONE_STATUSES } from '../withdraw/withdrawStatus.ts';
import type { GoodRecipient } from './inspectAddress.ts';

/** How an invoice writes its payment hash: the field's type, its length of 52, and the hash in groups of five bits (BOLT 11). */
const HASH_FIELD = 'pp5';
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/**
 * Whether an invoice was paid, or is being paid, by any user: an invoice can be paid once (screens.md 0.2c). Invoices of
 * the same payment hash count as the same; a payment that failed doesn't count.
 */
export async function isInvoicePaid(sql: Sql, { invoice }: Pick<GoodRecipient, 'invoice'>): Promise<boolean> {
  if (invoice === undefined) {
    return false;
  }
  const letters = bech32.toWords(hex.decode(invoice.paymentHash)).map((word) => LETTERS[word]);
  const paid = await sql
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        like(withdrawals.address, `ln%${HASH_FIELD}${letters.join('')}%`),
        notInArray(withdrawals.status, [...UNDONE_STATUSES]),
      ),
    )
    .limit(1);
  return paid.length > 0;
}

/** Holds all other payments of an invoice up until the transaction ends, so that two users can't pay it at one moment. */
export async function lockInvoice(sql: Sql, { invoice }: Pick<GoodRecipient, 'invoice'>): Promise<void> {
  if (invoice !== undefined) {
    await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${invoice.paymentHash}, 0))`);
  }
}
