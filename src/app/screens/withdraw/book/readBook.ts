import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { watchLeftOut } from '#app/features/recordList/leftOutRows.ts';
import type { RecordSource } from '#app/features/recordList/recordSource.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type BookEntry, MOST_ENTRIES, readEntry } from './bookEntry.ts';

type Answer = ResultOf<'addressList'>;

/** The three switches, and until when withdrawals pause because one was loosened (device's clock, ms since 1970). */
export interface BookSettings extends Omit<Answer['settings'], 'changePauseUntil'> {
  readonly pauseUntilMs: number | null;
}

/** A user's whole address book. */
export interface Book {
  /** The newest first. */
  readonly rows: readonly BookEntry[];
  readonly settings: BookSettings;
  /** How many entries the exchange counts, and how many it takes. */
  readonly count: number;
  readonly max: number;
  /** When the newest page was answered, by the device's clock. */
  readonly asOfMs: number;
  /** Entries that can't be shown (screens.md 0.2c). */
  readonly leftOut?: LeftOut | undefined;
}

const PAGE = 50;
/** As many as a full book has, and one more for entries that come while it is read. */
const MOST_PAGES = MOST_ENTRIES / PAGE + 1;

/** Reads the whole book: what is entered is compared with all of it. */
export async function readBook(ask: Request, options: RequestOptions = {}): Promise<Result<Book>> {
  const { request, leftOut } = watchLeftOut(ask);
  const byId = new Map<string, BookEntry>();
  let cursor = '';
  for (let page = 1; ; page += 1) {
    const answered = await request(
      'addressList',
      { limit: PAGE, ...(cursor !== '' && { cursor }) },
      { ...options, fresh: true },
    );
    const read = requireResult(answered);
    if (!read.ok) return read;
    const { value, skewMs } = read.value;
    for (const row of value.rows) byId.set(row.id, readEntry(row, skewMs));
    const isEnd = value.nextPageCursor === '' || value.nextPageCursor === cursor || page === MOST_PAGES;
    if (isEnd) return ok({ ...bookOf(value, [...byId.values()], skewMs), leftOut: leftOut() });
    cursor = value.nextPageCursor;
  }
}

export function readSettings(
  { changePauseUntil, ...switches }: Answer['settings'],
  skewMs: number,
): BookSettings {
  return {
    ...switches,
    pauseUntilMs: changePauseUntil === undefined ? null : Number(changePauseUntil) - skewMs,
  };
}

function bookOf({ settings, count, max }: Answer, rows: readonly BookEntry[], skewMs: number): Book {
  return { rows, settings: readSettings(settings, skewMs), count, max, asOfMs: systemClock.wallNow() };
}

/** By this the book's rows are found among the page's queries. */
export const BOOK_SOURCE = 'addressBook';

/** The book as the source of a list; it comes in one piece, and its filters are applied on the page. */
export const bookSource: RecordSource<BookEntry> = {
  id: BOOK_SOURCE,
  key: '',
  maxSpanMs: null,
  maxLimit: MOST_ENTRIES,
  load: async (request, _ask, options) => {
    const read = await readBook(request, options);
    if (!read.ok) return read;
    const { rows, asOfMs, leftOut } = read.value;
    return ok({ rows, total: rows.length, next: null, asOfMs, leftOut });
  },
};
