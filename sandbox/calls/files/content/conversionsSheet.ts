import { and, asc, inArray, lte, or, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Sheet } from '../fileDocument.ts';
import type { LedgerScope } from './ledgerPages.ts';
import { readPages } from './readPages.ts';

/** Conversions of every kind that were agreed in a range, whatever came of them. */
export async function readConversionsSheet(
  sql: Sql,
  { uids, coins }: LedgerScope,
  { startMs, endMs }: TimeRange,
): Promise<Sheet> {
  const rows = await readPages<typeof conversions.$inferSelect>(startMs, (after, limit) =>
    sql
      .select()
      .from(conversions)
      .where(
        and(
          inArray(conversions.uid, [...uids]),
          statement`(${conversions.createdAt}, ${conversions.id}) > (${after.at}, ${after.id})`,
          lte(conversions.createdAt, endMs),
          coins.length === 0
            ? undefined
            : or(inArray(conversions.fromCoin, [...coins]), inArray(conversions.toCoin, [...coins])),
        ),
      )
      .orderBy(asc(conversions.createdAt), asc(conversions.id))
      .limit(limit),
  );
  return {
    title: 'Conversions',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'UID', kind: 'text' },
      { title: 'Kind', kind: 'text' },
      { title: 'From', kind: 'text' },
      { title: 'From amount', kind: 'amount' },
      { title: 'To', kind: 'text' },
      { title: 'To amount', kind: 'amount' },
      { title: 'Rate', kind: 'amount' },
      { title: 'Fee coin', kind: 'text' },
      { title: 'Fee', kind: 'amount' },
      { title: 'Tax', kind: 'amount' },
      { title: 'Status', kind: 'text' },
      { title: 'Id', kind: 'text' },
    ],
    rows: rows.map((row) => [
      String(row.createdAt),
      String(row.uid),
      row.kind,
      row.fromCoin,
      plain(row.fromAmount),
      row.toCoin,
      plain(row.toAmount),
      plain(row.rate),
      row.feeCoin,
      plain(row.feeAmount),
      plain(row.taxAmount),
      row.status,
      row.id,
    ]),
  };
}
