import { and, asc, gte, inArray, lte, or } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Sheet } from '../fileDocument.ts';
import type { LedgerScope } from './readLedger.ts';

/** Conversions of every kind that were agreed in a range, whatever came of them. */
export async function readConversionsSheet(
  sql: Sql,
  { uids, coins }: LedgerScope,
  { startMs, endMs }: TimeRange,
): Promise<Sheet> {
  const rows = await sql
    .select()
    .from(conversions)
    .where(
      and(
        inArray(conversions.uid, [...uids]),
        gte(conversions.createdAt, startMs),
        lte(conversions.createdAt, endMs),
        coins.length === 0
          ? undefined
          : or(inArray(conversions.fromCoin, [...coins]), inArray(conversions.toCoin, [...coins])),
      ),
    )
    .orderBy(asc(conversions.createdAt), asc(conversions.id));
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
