import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, implement, reply } from '#sandbox/server/api/implement.ts';
import { hasText } from '#shared/text/foldSearch.ts';
import { describeEntry, describeSettings, type Entry, MOST_ENTRIES, readBook } from './book.ts';

const ROWS = 20;

/** The book, the newest entry first; `count` is of all that is in it (screens.md 1.9, counter n/200). */
export function createListCall({ database }: Pick<Exchange, 'database'>): Call {
  return implement('addressList', async (input, { uid, nowMs }) => {
    const [book, state] = [await readBook(database.sql, uid), await readUser(database.sql, uid)];
    const { limit = ROWS, cursor = '', coin, chain } = input;
    const matching = book.filter((entry) => isAskedFor(entry, input));
    const start = cursor === '' ? 0 : matching.findIndex((entry) => isBehind(entry, cursor));
    if (cursor !== '' && !/^\d{1,15}\.[\w-]{1,64}$/.test(cursor)) {
      return REFUSALS.badParameter('cursor');
    }
    const rows = start === -1 ? [] : matching.slice(start, start + limit);
    const last = rows.at(-1);
    const hasMore = last !== undefined && matching.at(-1) !== last;
    return reply('addressList', {
      uid,
      ...(coin !== undefined && { coin }),
      ...(chain !== undefined && { chain }),
      rows: rows.map((entry) => describeEntry(entry, nowMs)),
      nextPageCursor: hasMore ? `${last.createdAt}.${last.id}` : '',
      count: book.length,
      max: MOST_ENTRIES,
      settings: describeSettings(state, nowMs),
    });
  });
}

function isAskedFor(
  entry: Entry,
  { coin, chain, addressType, verified, keyword = '' }: Asked<'addressList'>,
): boolean {
  return (
    (coin === undefined || entry.coin === coin) &&
    (chain === undefined || entry.chain === chain) &&
    (addressType === undefined || entry.addressType === addressType) &&
    (verified === undefined || entry.verified === verified) &&
    [entry.remark, entry.address, entry.tag].some((text) => hasText(text, keyword))
  );
}

/** Whether an entry comes after the one a page ended with, which may be gone by now. */
function isBehind({ createdAt, id }: Entry, cursor: string): boolean {
  const [time = '', lastId = ''] = cursor.split('.');
  return createdAt < Number(time) || (createdAt === Number(time) && id < lastId);
}
