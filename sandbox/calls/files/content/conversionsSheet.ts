import { and, asc, inArray, or, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import type { Column, Sheet } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';
import { conversionKindWord, conversionStatusWord } from '../words/recordWords.ts';
import { bookedIn, madeOrBookedIn } from './bookedRange.ts';
import type { LedgerScope } from './ledgerPages.ts';
import { FIRST_PAGE, readPages } from './readPages.ts';

type Row = typeof conversions.$inferSelect;

const BOOKED_STATUSES: readonly string[] = ['success', 'filled'];

const COLUMNS: readonly Column[] = [
  { title: 'Time', kind: 'time' },
  { title: 'Booked', kind: 'time' },
  { title: 'UID', kind: 'text' },
  { title: 'Kind', kind: 'text' },
  { title: 'From', kind: 'text' },
  { title: 'From amount asked', kind: 'amount' },
  { title: 'From amount booked', kind: 'amount' },
  { title: 'To', kind: 'text' },
  { title: 'To amount quoted', kind: 'amount' },
  { title: 'To amount booked', kind: 'amount' },
  { title: 'Rate', kind: 'amount' },
  { title: 'Fee and tax in', kind: 'text' },
  { title: 'Fee', kind: 'amount' },
  { title: 'Tax', kind: 'amount' },
  { title: 'Status', kind: 'text' },
  { title: 'Id', kind: 'text' },
];

/** Conversions of every kind that were agreed or booked in a range: what was asked, and what came of it (screens.md 0.2c). */
export async function readConversionsSheet(
  sql: Sql,
  { uids, coins }: LedgerScope,
  range: TimeRange,
  words: Words,
): Promise<Sheet> {
  const rows = await readPages<Row>(FIRST_PAGE, (after, limit) =>
    sql
      .select()
      .from(conversions)
      .where(
        and(
          inArray(conversions.uid, [...uids]),
          statement`(${conversions.createdAt}, ${conversions.id}) > (${after.at}, ${after.id})`,
          madeOrBookedIn(range, {
            made: conversions.createdAt,
            booked: conversions.finishedAt,
            isBooked: inArray(conversions.status, [...BOOKED_STATUSES]),
          }),
          coins.length === 0
            ? undefined
            : or(inArray(conversions.fromCoin, [...coins]), inArray(conversions.toCoin, [...coins])),
        ),
      )
      .orderBy(asc(conversions.createdAt), asc(conversions.id))
      .limit(limit),
  );
  return { title: 'Conversions', columns: COLUMNS, rows: rows.map((row) => describeRow(row, range, words)) };
}

function describeRow(row: Row, range: TimeRange, words: Words): string[] {
  const bookedAt = bookedAtOf(row);
  const booked = bookedIn(range, bookedAt);
  return [
    String(row.createdAt),
    bookedAt === null ? '' : String(bookedAt),
    String(row.uid),
    conversionKindWord(words, row),
    row.fromCoin,
    plain(row.fromAmount),
    booked(plain(row.fromAmount)),
    row.toCoin,
    plain(row.toAmount),
    booked(plain(row.toAmount)),
    plain(row.rate),
    // Fee and tax are of the coin that is received.
    row.toCoin,
    booked(plain(row.feeAmount)),
    booked(plain(row.taxAmount)),
    conversionStatusWord(words, row.status),
    row.id,
  ];
}

/** When its coins moved for good; null while it is open, and where nothing came of it. */
function bookedAtOf({ status, finishedAt, createdAt }: Row): number | null {
  return BOOKED_STATUSES.includes(status) ? (finishedAt ?? createdAt) : null;
}
